interface ImportMetaEnv {
  readonly VITE_PREVIEW_HOSTS?: string
}
