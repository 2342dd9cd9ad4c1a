import { Check } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { joinClasses } from './join-classes.ts'
import { Kbd } from './kbd.tsx'
import { stayNear } from './stay-on-page.ts'

export const DropdownMenuTrigger = Primitive.Trigger

/** Not modal: a modal Radix menu hides the page from assistive technology and fails axe. */
export function DropdownMenu(props: ComponentProps<typeof Primitive.Root>) {
  return <Primitive.Root modal={false} {...props} />
}

/** On phones a sheet from below instead of a window at its button: styles.css moves what holds it there. */
export const sheetClasses =
  'from-below max-sm:w-full max-sm:max-w-none max-sm:max-h-[75dvh] max-sm:overflow-y-auto max-sm:rounded-t-xl max-sm:rounded-b-none max-sm:p-3 max-sm:pb-[calc(0.75rem+env(safe-area-inset-bottom))]'

export const floatingClasses = 'rise z-50 rounded-lg border bg-raised p-1 shadow-float'

export function DropdownMenuContent(props: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <MenuWindow {...props} />
    </Primitive.Portal>
  )
}

/** The trigger gets the focus right after this, where it is still there. */
function stayNearTrigger(menu: EventTarget | null): void {
  const id = menu instanceof Element ? menu.getAttribute('aria-labelledby') : null
  queueMicrotask(() => stayNear(document.getElementById(id ?? '')))
}

/** Made anew at each opening. */
function MenuWindow({ className, onCloseAutoFocus, ...props }: ComponentProps<typeof Primitive.Content>) {
  const isPressed = useRef(false)
  // A sheet comes up under the very press that opens it, which would choose what it ends on.
  const isOfOpening = () => !isPressed.current && matchMedia('(width < 40rem)').matches
  return (
    <Primitive.Content
      sideOffset={6}
      collisionPadding={8}
      data-below-toasts
      {...props}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event)
        if (!event.defaultPrevented) stayNearTrigger(event.target)
      }}
      onPointerDownCapture={() => {
        isPressed.current = true
      }}
      onPointerUpCapture={(event) => {
        if (isOfOpening()) event.stopPropagation()
      }}
      onClickCapture={(event) => {
        // A key clicks without a press, and is counted as none.
        if (event.detail === 0 || !isOfOpening()) return
        event.preventDefault()
        event.stopPropagation()
      }}
      className={joinClasses(
        floatingClasses,
        'max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto',
        className,
        sheetClasses,
      )}
    />
  )
}

interface ItemProps extends ComponentProps<typeof Primitive.Item> {
  icon?: ReactNode
  shortcut?: string
  isDanger?: boolean
}

const itemClasses = joinClasses(
  'flex h-8 w-full items-center gap-2 rounded-md px-2 text-sm outline-none select-none pointer-coarse:h-11 [&_svg]:size-4',
  'data-disabled:text-faint data-highlighted:bg-selected',
)

/** One of several, of which one is so now; stands inside a DropdownMenuRadioGroup. */
export function DropdownMenuRadioItem({ children, ...props }: ComponentProps<typeof Primitive.RadioItem>) {
  return (
    <Primitive.RadioItem {...props} className={itemClasses}>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <Primitive.ItemIndicator>
        <Check aria-hidden="true" className="text-muted" />
      </Primitive.ItemIndicator>
    </Primitive.RadioItem>
  )
}
export const DropdownMenuRadioGroup = Primitive.RadioGroup

/** With `asChild` the only child (a link) becomes the item; give icon and shortcut inside it then. */
export function DropdownMenuItem({
  icon,
  shortcut,
  isDanger = false,
  className,
  children,
  ...props
}: ItemProps) {
  const classes = joinClasses(itemClasses, isDanger && 'text-danger', className)
  if (props.asChild) {
    return (
      <Primitive.Item {...props} className={classes}>
        {children}
      </Primitive.Item>
    )
  }
  return (
    <Primitive.Item {...props} className={classes}>
      {icon}
      <span className="flex-1">{children}</span>
      {shortcut !== undefined && <Kbd keys={shortcut} />}
    </Primitive.Item>
  )
}

export function DropdownMenuLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-2 py-1.5 text-xs text-faint">{children}</Primitive.Label>
}

export function DropdownMenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 border-t" />
}
