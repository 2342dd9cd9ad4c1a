import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Database, Transaction } from '../../database/database.ts'
import type { HostEnvironment } from '../../http/context.ts'
import type { Connection } from '../connections.ts'
import { saveConnections } from '../save-connections.ts'
import { asAdmin, NoAdmin } from './as-admin.ts'
import { kindOfModel, listModels } from './list-models.ts'
import { findLocalServers } from './local-servers.ts'
import { FormRefusal, readForm, type SettingsForm, settingsForm } from './read-form.ts'
import { type ConnectionKind, connectionKinds, mergeSettings, type StoredSettings } from './settings.ts'
import type { ConnectionSettings } from './settings-store.ts'
import { trySettings } from './try-settings.ts'
import { viewSettings } from './view.ts'

interface Dependencies {
  database: Database
  settings: ConnectionSettings
  connections: readonly Connection[]
  /** The ports of this machine that are asked for a model. */
  ports: readonly number[]
  workFolder: string
}

const listMs = 8000
const testMs = 90_000
const kindSchema = z.enum(connectionKinds)

/** What the log of admins' doings keeps: never a secret. */
const noted = ({ secret, ...rest }: StoredSettings[ConnectionKind]) => ({
  ...rest,
  has_secret: secret !== null,
})

/**
 * The settings of connections, for admins of the instance (/functions/v1/connection-settings): GET all, GET found (servers on
 * this machine), PUT and DELETE of one; POST test and models try a form without saving it. 403 for everybody else, 422 with
 * `fields` for a form that cannot be saved.
 */
export function createSettingsRoutes({ database, settings, connections, ports, workFolder }: Dependencies) {
  const app = new Hono<HostEnvironment>()
  app.use(bodyLimit({ maxSize: 64 * 1024 }))
  app.onError((error, context) => {
    if (error instanceof NoAdmin) return context.json({ error: error.message }, 403)
    if (error instanceof FormRefusal) return context.json({ error: error.message, fields: error.fields }, 422)
    if (error instanceof z.ZodError) return context.json({ error: 'This request cannot be read.' }, 400)
    context.var.log.error(error)
    return context.json({ error: 'Something went wrong on our side. Try again.' }, 500)
  })
  const admin = <T>(context: Context<HostEnvironment>, work: (transaction: Transaction) => Promise<T>) =>
    asAdmin(database.sql, context.var.caller, work)
  const onlyAdmin = (context: Context<HostEnvironment>) => admin(context, () => Promise.resolve())
  const kindOf = (context: Context<HostEnvironment>) => kindSchema.parse(context.req.param('kind'))
  const formOf = async (context: Context<HostEnvironment>) =>
    settingsForm.parse(await context.req.json().catch(() => null))
  const place = () => ({ stored: settings.stored(), environment: settings.environment })
  const withForm = (kind: ConnectionKind, form: SettingsForm) =>
    mergeSettings(settings.environment, { ...settings.stored(), [kind]: readForm(kind, form, place()) })
  async function follow(context: Context) {
    await settings.reload()
    await saveConnections({ database, connections })
    return context.json({ connections: viewSettings(settings) })
  }

  app.get('/', async (context) => {
    await onlyAdmin(context)
    return context.json({ connections: viewSettings(settings) })
  })

  app.get('/found', async (context) => {
    await onlyAdmin(context)
    return context.json({ servers: await findLocalServers(ports) })
  })

  app.put('/:kind', async (context) => {
    const kind = kindOf(context)
    const form = await formOf(context)
    await admin(context, async (transaction) => {
      const given = readForm(kind, form, place())
      await settings.write(transaction, kind, given)
      const details = { connection: kind, ...noted(given) }
      await transaction`select private.log_admin_action('connection_changed', null, ${transaction.json(details)})`
    })
    return follow(context)
  })

  app.delete('/:kind', async (context) => {
    const kind = kindOf(context)
    await admin(context, async (transaction) => {
      await settings.write(transaction, kind, null)
      await transaction`select private.log_admin_action('connection_removed', null, ${transaction.json({ connection: kind })})`
    })
    return follow(context)
  })

  app.post('/:kind/test', async (context) => {
    await onlyAdmin(context)
    const kind = kindOf(context)
    const signal = AbortSignal.any([context.req.raw.signal, AbortSignal.timeout(testMs)])
    return context.json(await trySettings(kind, withForm(kind, await formOf(context)), workFolder, signal))
  })

  app.post('/:kind/models', async (context) => {
    await onlyAdmin(context)
    const kind = kindOf(context)
    const form = await formOf(context)
    // The model is what is being looked for.
    const tried = withForm(kind, { ...form, values: { ...form.values, model: form.values['model'] || '-' } })
    const [baseUrl, apiKey] =
      kind === 'llm' ? [tried.LLM_BASE_URL, tried.LLM_API_KEY] : [tried.STT_BASE_URL, tried.STT_API_KEY]
    if (kind === 'mail' || baseUrl === undefined) return context.json({ models: [], message: null })
    try {
      const models = await listModels(baseUrl, apiKey, AbortSignal.timeout(listMs))
      const fitting = models.filter((model) => kindOfModel(model) === kind)
      return context.json({
        models: (fitting.length > 0 ? fitting : models).map(({ id }) => id),
        message: null,
      })
    } catch (error) {
      return context.json({ models: [], message: error instanceof Error ? error.message : String(error) })
    }
  })
  return app
}
