import type { Plan } from './contract/plans.ts'

export type PaidPlan = Exclude<Plan, 'free'>

/** A subscription as the provider has it now. */
export interface PaidSubscription {
  id: string
  status: string
  /** Null for a price that no plan is known for. */
  plan: PaidPlan | null
  priceId: string | null
  /** Whether it stands for a plan now: paid, on trial, or in the grace of a late payment. */
  isLive: boolean
  endsAtPeriodEnd: boolean
  periodEnd: string | null
}

/** What a verified event of the provider is about. */
export interface PaymentEvent {
  id: string
  type: string
  customerId: string | null
}

/**
 * Who takes money. Every call may throw AppError `payment_failed`; nothing here is ever trusted for
 * a plan but what `listSubscriptions` answers.
 */
export interface Payments {
  /** The same key gets the same customer for a day, also when two ask at once. */
  createCustomer(person: { userId: string; email: string; key: string }): Promise<string>
  /** All of a customer's, ended ones too. An unknown or removed customer has none. */
  listSubscriptions(customerId: string): Promise<PaidSubscription[]>
  /**
   * A page of the provider on which the plan is paid for. Throws AppError `not_found` for a customer
   * that the provider does not have, or not any more.
   */
  startCheckout(order: {
    customerId: string
    userId: string
    plan: PaidPlan
  }): Promise<{ url: string }>
  /** A page of the provider on which a running subscription is raised to the plan. */
  startUpgrade(order: {
    customerId: string
    subscriptionId: string
    plan: PaidPlan
  }): Promise<{ url: string }>
  /** The subscription runs until what is paid for is over. Harmless a second time. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>
  /** Ends every subscription at once and forgets the customer. Harmless a second time. */
  forgetCustomer(customerId: string): Promise<void>
  /**
   * Reads an event from the raw body of a webhook. Throws AppError `invalid` unless the signature is
   * the provider's and at most 300 s old (https://docs.stripe.com/webhooks#verify-official-libraries).
   */
  readEvent(rawBody: string, signature: string): PaymentEvent
}
