import type { Declared } from '../features/list.tsx'

/** What the features declare, combined. Types only: core imports no feature at run time. */

type Each = Declared[keyof Declared]
type Part<Name extends string> = Each extends infer One
  ? One extends { readonly [Key in Name]: infer Value }
    ? Value
    : never
  : never
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? { [Key in keyof All]: All[Key] }
  : never

/** All views and their parameters. */
export type ViewParams = Together<Part<'views'>>
/** Actions in the account view. */
export type AccountAction = Part<'action'>
/** Tabs of the account view. */
export type AccountTab = Part<'tab'>
/** Purposes of transactions. */
export type PurposeKind = Part<'purposes'>

type Events = Together<Part<'events'>>
/** Events of the features. */
export type FeatureEvent = { [Type in keyof Events]: EventOf<Type, Events[Type]> }[keyof Events]
type EventOf<Type, Details> = {
  readonly [Key in 'type' | keyof Details]: Key extends keyof Details ? Details[Key] : Type
}
