import type { Declared } from '../features/list.tsx'

/** What the features declare, put together. Types only: the core runs without any of them. */

type Each = Declared[keyof Declared]
type Part<Name extends string> = Each extends infer One
  ? One extends { readonly [Key in Name]: infer Value }
    ? Value
    : never
  : never
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never

/** Every view and what it must be given. */
export type ViewParams = Together<Part<'views'>>
/** What can be done with an account. */
export type AccountAction = Part<'action'>
/** The tabs of the account. */
export type AccountTab = Part<'tab'>
/** What transactions are for. */
export type PurposeKind = Part<'purposes'>

type Events = Together<Part<'events'>>
/** What features report. */
export type FeatureEvent = { [Type in keyof Events]: EventOf<Type, Events[Type]> }[keyof Events]
type EventOf<Type, Details> = {
  readonly [Key in 'type' | keyof Details]: Key extends keyof Details ? Details[Key] : Type
}
