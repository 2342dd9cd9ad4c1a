import { onlineManager } from '@tanstack/react-query'

// A library keeps what a test file left it with: a file that ends without a network must not begin the next one so.
onlineManager.setOnline(true)
