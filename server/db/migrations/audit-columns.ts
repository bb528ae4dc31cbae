/** Columns of every table that people change: who and when, made and last changed. `update_source` is stored as sent and decides nothing. */
export const auditColumns = `
  created_at timestamptz not null default now(),
  created_by integer,
  update_date timestamptz not null default now(),
  updated_by integer,
  update_source text not null default 'server' check (length(update_source) <= 50)`
