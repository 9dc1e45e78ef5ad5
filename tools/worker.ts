await import('../server/src/worker.ts');
