import { registerHooks } from 'node:module'

/** Imported before a host, it finds no build of sherpa-onnx, as on a platform for which there is none. */
registerHooks({
  resolve(name, context, next) {
    if (/^sherpa-onnx-\w+-/.test(name))
      throw Object.assign(new Error(`Cannot find module '${name}'`), { code: 'MODULE_NOT_FOUND' })
    return next(name, context)
  },
})
