import { useStore } from '~/data/store.ts'
import { chooseTheme, theme } from '~/data/theme.ts'

/** Light, dark or the system's; kept in this browser. */
export function ThemeChoice() {
  const chosen = useStore(theme)
  return (
    <label className="inline-flex items-center gap-1.5 text-reading text-faint sm:text-sm">
      Theme
      <select
        data-theme-choice
        value={chosen}
        onChange={(event) => chooseTheme(event.target.value)}
        className="rounded-sm bg-canvas py-0.5 text-reading text-muted sm:text-sm pointer-coarse:min-h-11"
      >
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  )
}
