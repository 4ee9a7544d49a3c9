/// <reference types="astro/client" />

// Astro writes the types of the collections only when it runs.
declare module 'astro:content' {
  export function defineCollection<config>(config: config): config
}
