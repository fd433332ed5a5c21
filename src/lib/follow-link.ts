export { httpSubscriptionLink } from '@trpc/client'
