// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-wallet-wallet-3-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#6286FF"}],["path",{"d":"M17.53 4H20v16H4v-5.172l10.502 2.987a.507 .507 0 0 0 .646-.486l.026-6.218a.507 .507 0 0 1 .684-.473l2.291 .852a.507 .507 0 0 0 .675-.568z","fill":"#fff"}],["path",{"d":"M16.92 4H4v4.545l7.635 3.776a.508 .508 0 0 0 .718-.337l.761-3.193a.507 .507 0 0 1 .642-.367l3.033 .926a.507 .507 0 0 0 .652-.54z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-wallet-wallet-3-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
