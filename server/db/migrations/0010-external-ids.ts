import { sql, type Kysely } from 'kysely'

/** The outside identities of oneself, and of anybody for an administrator: the table itself is for the sign-in code only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
create function app.external_ids(asked integer[]) returns table (user_id integer, provider text, subject text)
language sql stable security definer set search_path = public, pg_temp as $$
  select i.user_id, i.provider, i.subject from user_identity i
  where i.user_id = any(asked) and (app.role() = 'administrator' or i.user_id = app.user_id())
$$;
`,
    )
    .execute(db)
}
