import type { ConnectionState } from './connection-calls.ts'

type Kind = ConnectionState['kind']

export const order: readonly Kind[] = ['llm', 'speech', 'mail']

export const names: Record<Kind, string> = { llm: 'Language model', speech: 'Speech to text', mail: 'Mail' }

/** Said of what is not connected. */
export const unconnected: Record<Kind, string> = {
  llm: 'not connected',
  speech: 'not there',
  mail: 'not sending',
}

/** What Parley cannot do by itself, and who can. */
export const limits: Record<Kind, string> = {
  llm: 'It reads English only, can’t shorten texts, and answers an automation’s question only with sentences it finds. A language model does more.',
  speech:
    'The engines on this machine understand English only. A speech server understands other languages, too.',
  mail: 'No email is sent yet: links to sign in and to reset a password wait in the outbox, and leads get nothing.',
}

/** Where a server is to be had. */
export const ways: Record<Kind, string> = {
  llm: 'Any server with OpenAI’s interface: Ollama, LM Studio, llama.cpp or vLLM on a machine of yours, or a service with a key.',
  speech: 'Any server with POST /audio/transcriptions: speaches, LocalAI, or a service with a key.',
  mail: 'The server that sends your company’s mail. Your provider calls it SMTP.',
}

interface FieldWords {
  name: string
  label: string
  placeholder?: string
  hint?: string
  /** Half as wide as the form. */
  isNarrow?: boolean
}

/** The fields of each kind, the secret's aside. */
export const fieldWords: Record<Kind, readonly FieldWords[]> = {
  llm: [
    { name: 'address', label: 'Address', placeholder: 'http://127.0.0.1:11434/v1' },
    { name: 'model', label: 'Model', placeholder: 'llama3.1' },
    { name: 'inputPrice', label: 'Input price', placeholder: '0.15', isNarrow: true },
    { name: 'outputPrice', label: 'Output price', placeholder: '0.60', isNarrow: true },
  ],
  speech: [
    { name: 'address', label: 'Address', placeholder: 'http://127.0.0.1:8000/v1' },
    { name: 'model', label: 'Model', placeholder: 'whisper-1', hint: 'Leave empty for the server’s own.' },
  ],
  mail: [
    { name: 'address', label: 'Server', placeholder: 'smtp://mail.example.com:587' },
    { name: 'user', label: 'User name' },
    { name: 'sender', label: 'Sender', placeholder: 'Parley <crm@example.com>' },
  ],
}

export const secretWords: Record<Kind, string> = { llm: 'Key', speech: 'Key', mail: 'Password' }
