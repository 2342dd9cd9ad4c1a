// Runs before the first paint, so that neither a chosen theme nor the way back into the app flashes something else.
try {
  const theme = localStorage.getItem('parley.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  if (localStorage.getItem('parley.session') !== null) document.documentElement.dataset.session = ''
} catch {
  // Storage is blocked: the system's theme stays.
}
