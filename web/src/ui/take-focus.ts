/** As the ref of a field that has just taken a button’s place: it takes the focus that the button had. */
export const takeFocus = (field: HTMLElement | null) => field?.focus()
