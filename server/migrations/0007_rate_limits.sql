-- Counters of rate-limiter-flexible, shared by every process on this database. Unlogged: losing them in a crash is harmless.
create unlogged table host.rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
alter table host.rate_limits enable row level security;
