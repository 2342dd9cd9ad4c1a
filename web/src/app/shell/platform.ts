const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')

/** "⌘K" on Apple keyboards, "Ctrl K" elsewhere. */
export const commandKeyLabel = isApple ? '⌘K' : 'Ctrl K'
