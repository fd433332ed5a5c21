import { describe } from 'vitest'
import { appUrl, journey, pageExpect, signUp } from './journey.ts'

describe('/auth', () => {
  journey('says what is wrong with a form before anything is sent', async ({ page }) => {
    await page.goto('/auth')
    await page.getByLabel('Email').fill('not an address')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await pageExpect(page.getByText('Please enter a valid email address')).toBeVisible()
    await pageExpect(
      page.getByText('Password must be at least 8 characters long'),
    ).toBeVisible()
  })

  journey(
    'a wrong password and an unknown address get the same words',
    async ({ page, context }) => {
      const { email } = await signUp(context)
      await context.clearCookies()
      for (const address of [email, 'nobody@example.org']) {
        await page.goto('/auth')
        await page.getByLabel('Email').fill(address)
        await page.getByLabel('Password', { exact: true }).fill('not the password')
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        await pageExpect(page.getByText('Login failed')).toBeVisible()
        await pageExpect(page.getByText('Invalid email or password')).toBeVisible()
      }
    },
  )

  for (const [error, words] of [
    ['google', 'Google authentication failed. Please try again.'],
    ['authentication_failed', 'Authentication failed. Please try again.'],
    ['session_save_failed', 'Session save failed. Please try again.'],
  ] as const)
    journey(`tells the error ${error} once`, async ({ page }) => {
      await page.goto(`/auth?error=${error}`)
      await pageExpect(page.getByText(words)).toBeVisible()
      await pageExpect(page).toHaveURL(`${appUrl}/auth`)
    })

  journey('has three modes with ways between them', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Forgot your password?' }).click()
    await pageExpect(
      page.getByRole('heading', { name: 'Reset your password' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'New here? Create an account' }).click()
    await pageExpect(
      page.getByRole('heading', { name: 'Create an account' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Have an account? Sign in' }).click()
    await pageExpect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

describe('/login', () => {
  journey('has its own words, and a way to /register', async ({ page }) => {
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await pageExpect(page.getByText('Invalid email address')).toBeVisible()
    await pageExpect(page.getByText('Password is required')).toBeVisible()
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByLabel('Password', { exact: true }).fill('whatever it was')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await pageExpect(page.getByText('Invalid credentials')).toBeVisible()
    await pageExpect(
      page.getByText('Please check your credentials and try again'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'New here? Create an account' }).click()
    await pageExpect(page).toHaveURL(`${appUrl}/register`)
  })

  journey('lets a member in by the keyboard alone', async ({ page, context }) => {
    const member = await signUp(context)
    await context.clearCookies()
    await page.goto('/login')
    await pageExpect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.type(member.email)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type(member.password)
    await page.keyboard.press('Enter')
    await pageExpect(page.getByText('An empty wall is a good beginning')).toBeVisible()
  })
})

describe('/register', () => {
  journey(
    'asks for names, a valid address, and the same password twice',
    async ({ page }) => {
      await page.goto('/register')
      await page.getByLabel('Password', { exact: true }).fill('short')
      await page.getByLabel('Confirm password').fill('other')
      await page.getByRole('button', { name: 'Create account' }).click()
      for (const words of [
        'First name is required',
        'Last name is required',
        'Invalid email address',
        'Password must be at least 8 characters',
        "Passwords don't match",
      ])
        await pageExpect(page.getByText(words)).toBeVisible()
      await page.getByRole('link', { name: 'Have an account? Sign in' }).click()
      await pageExpect(page).toHaveURL(`${appUrl}/auth`)
    },
  )

  journey(
    'refuses a taken address with words that lead on',
    async ({ page, context }) => {
      const { email } = await signUp(context)
      await context.clearCookies()
      await page.goto('/register')
      await page.getByLabel('First name').fill('Ida')
      await page.getByLabel('Last name').fill('Holm')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('a quiet harbour at dusk')
      await page.getByLabel('Confirm password').fill('a quiet harbour at dusk')
      await page.getByRole('button', { name: 'Create account' }).click()
      await pageExpect(page.getByText('Registration failed')).toBeVisible()
      await pageExpect(
        page.getByText('An account with this email exists already'),
      ).toBeVisible()
    },
  )
})

describe('signing out', () => {
  journey('leads to /auth, and the other tab follows', async ({ page, context }) => {
    await signUp(context)
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/notes')
    await pageExpect(other.getByText('No notes yet')).toBeVisible()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await pageExpect(page).toHaveURL(`${appUrl}/auth`)
    await pageExpect(
      other.getByText('Show your work. Hear something true.'),
    ).toBeVisible()
    await page.goto('/')
    await pageExpect(page.getByText('Show your work. Hear something true.')).toBeVisible()
  })
})
