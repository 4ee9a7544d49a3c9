import type { Kit } from '../core/kit.ts'
import type { View } from '../core/modal/modal.ts'
import type { Needs } from '../core/needs.ts'
import type { Translate } from '../ui/words/format.ts'

/** What a feature adds to the types of the kit. */
export type Adds = {
  /** Its views, each with what it must be given. */
  readonly views?: object
  /** The id of its button on the account. */
  readonly action?: string
  /** The id of its tab on the account. */
  readonly tab?: string
  /** What transactions of it are for. */
  readonly purposes?: string
  /** What it reports to the host and to analytics, each with its details. */
  readonly events?: object
}

/** What a feature adds to the modal, declared in `feature.tsx` of its folder. Each type that it adds has a value; events are only reported. */
export type Feature<A extends Adds> = Shared & {
  readonly [Key in Exclude<keyof A, 'events'>]: Key extends 'views'
    ? { readonly [Name in keyof A[Key]]: DeclaredView<A[Key][Name]> }
    : Key extends 'action'
      ? DeclaredAction & { readonly id: A[Key] }
      : Key extends 'tab'
        ? DeclaredTab & { readonly id: A[Key] }
        : Key extends 'purposes'
          ? { readonly [Kind in A[Key] & string]: DeclaredPurpose }
          : never
}

/** Any of them. */
export type AnyFeature = Shared & {
  readonly views?: object
  readonly action?: DeclaredAction & { readonly id: string }
  readonly tab?: DeclaredTab & { readonly id: string }
  readonly purposes?: Readonly<Record<string, DeclaredPurpose>>
}

type Shared = {
  /** What all of it needs to be offered; its parts may need more. */
  readonly needs?: Needs
  /** A row in the menu of the account; it may show nothing. */
  readonly row?: Load
}

/** A view: what stands above it, what it needs and what draws it. */
export type DeclaredView<Params> = {
  title(t: Translate, params: Params, kit: Kit): string
  /** Besides what the feature needs. */
  readonly needs?: Needs | undefined
  /** What its parameters have to do with it. */
  isOffered?(kit: Kit, params: Params): boolean
} & (
  | { readonly load: Load<PropsOf<Params>> }
  /** Part of the file that declares it: only for what the first click shows. */
  | { readonly View: Component<PropsOf<Params>> }
)

/** A React component, without React's types: hosts without React compile against these files too. */
export type Component<Props extends object = object> = (props: Props) => unknown

/** A file that exports a component. */
export type Load<Props extends object = object> = () => Promise<{ default: Component<Props> }>

/** A view takes its parameters as props, or nothing. */
type PropsOf<Params> = [NonNullable<Params>] extends [never]
  ? object
  : undefined extends Params
    ? Partial<NonNullable<Params>>
    : NonNullable<Params>

/** A button on the account. The host may change their order. */
export type DeclaredAction = {
  title(t: Translate): string
  /** What an account with nothing in it says, where this is a way to change that. */
  titleWhenEmpty?(t: Translate): string
  readonly Icon: Component
  readonly view: View
  /** Besides what the feature needs. */
  readonly needs?: Needs | undefined
}

/** A tab of the account: a few lines of it there, all of it on a view of its own. */
export type DeclaredTab = {
  title(t: Translate): string
  readonly load: Load<AccountTabProps>
  /** Besides what the feature needs. */
  readonly needs?: Needs | undefined
  /** Whether there is something to show. @default true */
  isOffered?(kit: Kit): boolean
}

/** What the activity calls a transaction that was sent from here. */
export type DeclaredPurpose = {
  title(t: Translate, done: boolean): string
  readonly Icon: Component
}

/** Tells the tabs what to show. */
export type AccountTabProps = {
  /** A few lines, or everything. */
  readonly preview: boolean
}

/** How many lines a tab shows on the account; what stands below it stays within reach. */
export const previewLength = 5
