import { withScratchDatabase } from './scratch.ts'

/**
 * `npm run schema -- NAME`: prints the functions of that name as all migrations together leave them, with the triggers that call them;
 * of a table its policies and triggers. Many functions are changed by later migrations in one place.
 */
const name = process.argv[2]?.replace(/^(?:public|private)\./, '') ?? ''
await withScratchDatabase(async ({ sql }) => {
  const found = await sql<{ text: string }[]>`
    select pg_get_functiondef(p.oid) || ';' as text from pg_proc p
     where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f' and p.proname = ${name}
    union all
    select pg_get_triggerdef(t.oid) || ';' from pg_trigger t join pg_proc p on p.oid = t.tgfoid join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and ${name} in (p.proname, c.relname)
    union all
    select format('create policy %I on %I.%I as %s for %s using (%s) with check (%s);', policyname, schemaname, tablename, permissive, cmd, qual, with_check)
      from pg_policies where tablename = ${name}`
  process.stdout.write(
    `${found.map(({ text }) => text).join('\n\n') || `There is no function or table ${name}.`}\n`,
  )
})
