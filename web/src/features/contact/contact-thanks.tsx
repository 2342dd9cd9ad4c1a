import { Button } from '~/ui/button.tsx'

export function ContactThanks() {
  return (
    <div className="mx-auto max-w-[1208px] px-4 py-20 lg:px-6">
      <h1 className="text-2xl font-[580]">Thank you, your message has arrived</h1>
      <p className="mt-2 mb-6 max-w-prose text-body text-muted">
        Someone will read it and reply to the address you gave.
      </p>
      <Button asChild>
        <a href="/blog">Read the blog in the meantime</a>
      </Button>
    </div>
  )
}
