-- Which lists have views that are saved is the contract's to say: a new one needs no change here.
alter table saved_views drop constraint saved_views_list_check;
