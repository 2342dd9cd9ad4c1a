import { Button } from '~/ui/button.tsx'
import { Input } from '~/ui/input.tsx'

/** Looks for words in all posts; a plain GET, so that a search is an address. */
export function SearchForm({ words }: { words: string }) {
  return (
    <search className="max-sm:w-full">
      <form action="/blog" method="get" className="flex w-full gap-2 sm:w-80">
        <Input
          type="search"
          name="q"
          aria-label="Search the blog"
          placeholder="Search the blog"
          defaultValue={words}
          maxLength={120}
          required
        />
        <Button type="submit" className="max-sm:h-11">
          Search
        </Button>
      </form>
    </search>
  )
}
