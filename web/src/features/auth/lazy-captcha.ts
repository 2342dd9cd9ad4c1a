import { lazy } from 'react'

/** The check that `captcha` takes its token of; stands beside a form where `environment.captcha` is set. */
export const Captcha = lazy(() => import('./captcha.tsx'))
