import type { Hono } from 'hono'
import type { HostEnvironment } from '../http/context.ts'
import { targetOf } from './context.ts'
import { answerImage, download } from './download.ts'
import { objectNotFound } from './errors.ts'
import type { ObjectStore } from './object-store.ts'
import type { Objects } from './objects.ts'
import type { ImageRenderer } from './render.ts'
import { readRenderOptions } from './render-options.ts'
import type { SignedUrls } from './signed.ts'
import { uploadBySignature } from './uploads.ts'

interface OpenParts {
  objects: Objects
  store: ObjectStore
  signed: SignedUrls
  images: ImageRenderer
}

/** Routes without a session: objects of public buckets, their transformed images, signed links. */
export function addOpenRoutes(
  app: Hono<HostEnvironment>,
  { objects, store, signed, images }: OpenParts,
): void {
  app.get('/object/public/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = targetOf(context)
    if (!(await objects.bucket(bucket)).public) throw objectNotFound()
    return download(context, store, await objects.find('owner', bucket, name))
  })
  app.get('/render/image/public/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = targetOf(context)
    const options = readRenderOptions(context.req.query(), context.req.header('accept') ?? '')
    if (!(await objects.bucket(bucket)).public) throw objectNotFound()
    const object = await objects.find('owner', bucket, name)
    const image = await images.render(object, options)
    return image ? answerImage(context, image) : download(context, store, object)
  })
  app.get('/object/sign/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = targetOf(context)
    const { maker } = await signed.open(context.req.query('token') ?? '', bucket, name, 'storage')
    return download(context, store, await objects.find(maker, bucket, name))
  })
  app.get('/render/image/sign/:bucket/:name{.+}', async (context) => {
    const { bucket, name } = targetOf(context)
    const { maker, use } = await signed.open(context.req.query('token') ?? '', bucket, name, 'storage')
    const options = readRenderOptions(use.transform ?? {}, context.req.header('accept') ?? '')
    const object = await objects.find(maker, bucket, name)
    const image = await images.render(object, options)
    return image ? answerImage(context, image, 'private') : download(context, store, object)
  })
  app.put('/object/upload/sign/:bucket/:name{.+}', uploadBySignature(objects, store, signed))
}
