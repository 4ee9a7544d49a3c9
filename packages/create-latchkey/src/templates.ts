/** Folders of `templates/`, with what the list of choices says about each. */
export const templates = {
  react: 'React with Vite',
  next: 'Next.js',
  vue: 'Vue with Vite',
  nuxt: 'Nuxt',
  svelte: 'Svelte with Vite',
  sveltekit: 'SvelteKit',
  html: 'HTML with a script tag',
  'react-wagmi': 'React with wagmi',
} as const

export type Template = keyof typeof templates

export function isTemplate(name: string): name is Template {
  return Object.hasOwn(templates, name)
}

export const templateNames = Object.keys(templates) as Template[]
