import { isEmail } from '../text/email.ts'
import type { ContactForm } from './rendering.ts'

/** Characters each field of the contact form takes at most: the limits of a lead and its notes. */
export const contactLimits = { name: 200, email: 254, company: 200, message: 5000 } as const

export const contactFields = ['name', 'email', 'company', 'message'] as const

export const emptyContactForm: ContactForm = {
  values: { name: '', email: '', company: '', message: '' },
  errors: {},
  stamp: '',
}

/** What is wrong with a message, by field, in words; empty when it can be sent. Values are trimmed ones. */
export function checkContactMessage(values: ContactForm['values']): ContactForm['errors'] {
  const errors: ContactForm['errors'] = {}
  if (values.name === '') errors.name = 'Please tell us your name.'
  if (values.email === '') errors.email = 'Please give an email address, so that we can answer.'
  else if (!isEmail(values.email))
    errors.email = 'This is not an email address. It looks like you@example.com.'
  if (values.message === '') errors.message = 'Please write a message.'
  for (const field of contactFields) {
    const excess = values[field].length - contactLimits[field]
    if (excess > 0) errors[field] = `This is ${excess} characters too long.`
  }
  return errors
}
