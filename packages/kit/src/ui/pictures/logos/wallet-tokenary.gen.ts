// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 28 28"},["g",{"clipPath":"url(#lk-wallet-tokenary-0)"},["path",{"d":"M28 0H0v28h28V0Z","fill":"#fff"}],["path",{"d":"M14 22.941A8.941 8.941 0 1 0 14 5.06a8.941 8.941 0 0 0 0 17.882Z","fill":"#2C7CF5"}]],["defs",{},["clipPath",{"id":"lk-wallet-tokenary-0"},["path",{"d":"M0 0h28v28H0z","fill":"#fff"}]]]] as Logo
