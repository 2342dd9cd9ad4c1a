import type { SamplePost } from '../types.ts'
import { automationPosts } from './automation.ts'
import { guidePosts } from './guides.ts'
import { salesPosts } from './sales.ts'
import { servicePosts } from './service.ts'

export const posts: SamplePost[] = [...automationPosts, ...salesPosts, ...guidePosts, ...servicePosts]
