// Imported before anything else by whatever writes people's data: no other account of the machine reads what is made from here
// on, by whichever library.
process.umask(0o077);
