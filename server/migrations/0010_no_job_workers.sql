-- A pool of workers now says that it lives by an advisory lock on its own id; nobody has to remember whose it is.
drop table host.job_workers;
