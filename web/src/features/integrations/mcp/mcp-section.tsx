import { Button } from '~/ui/button.tsx'
import { CopyField } from '../copy-field.tsx'
import { copyText } from '../copy-text.ts'
import { Section } from '../section.tsx'
import { TestResult, useTest } from '../test-result.tsx'
import { testMcp } from './test-mcp.ts'

/** How most programs of the kind want the server written down. */
const configuration = (url: string) =>
  JSON.stringify(
    { mcpServers: { parley: { type: 'http', url, headers: { Authorization: 'Bearer YOUR_API_KEY' } } } },
    null,
    2,
  )

/** The assistant's tools for other assistants. */
export function McpSection() {
  const url = `${globalThis.location.origin}/mcp`
  const test = useTest(testMcp)
  return (
    <Section
      title="MCP server"
      about="Your own AI programs use the CRM’s tools over the Model Context Protocol, as you."
    >
      <div className="max-w-xl space-y-4">
        <CopyField
          label="Address"
          value={url}
          hint="Give a program this address: it sends you here to approve it. If it can’t, use an API key."
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="small"
            aria-label="Test: MCP server"
            isBusy={test.isPending}
            onClick={() => test.mutate()}
          >
            Test
          </Button>
          <Button size="small" onClick={() => void copyText(configuration(url))}>
            Copy the configuration with a key
          </Button>
          <span className="text-sm">
            <TestResult test={test} />
          </span>
        </div>
      </div>
    </Section>
  )
}
