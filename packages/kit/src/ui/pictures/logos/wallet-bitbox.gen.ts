// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-wallet-bitbox-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#fff"}],["path",{"d":"M5 16.1v-3.72l3.12-1.29V5.3L11.23 4v9.5z m14 .03v-3.71l-3.12-1.3V5.34L12.78 4.04v9.49zM12.01 14.8l-6.21 2.61L12.01 20l6.22-2.6z","fill":"#000"}]],["defs",{},["clipPath",{"id":"lk-wallet-bitbox-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
