// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-wallet-ledger-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#000"}],["path",{"d":"M4 15.11v4.09h6.02v-.91H4.88v-3.18z m15.12 0v3.18h-5.14v.91H20v-4.09zM10.03 8.89v6.22h3.95v-.82h-3.08V8.89zM4 4.8v4.09h.88V5.71h5.14V4.8z m9.98 0v.91h5.14v3.18H20V4.8z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-wallet-ledger-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
