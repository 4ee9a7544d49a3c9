// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-wallet-kucoin-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#23AF91"}],["path",{"clipRule":"evenodd","d":"M9.314 12.002l4.739 4.74 2.99-2.992a1.353 1.353 0 0 1 1.912 1.91l-3.948 3.949c-.53 .521-1.38 .521-1.91 0l-5.695-5.697v3.386a1.353 1.353 0 0 1-2.706 0V6.701a1.353 1.353 0 0 1 2.706 0v3.385l5.694-5.695a1.36 1.36 0 0 1 1.91 0l3.95 3.948a1.353 1.353 0 0 1-1.91 1.91l-2.991-2.99z m4.74-1.355a1.355 1.355 0 1 0 0 2.71 1.355 1.355 0 0 0 0-2.71","fill":"#fff","fillRule":"evenodd"}]],["defs",{},["clipPath",{"id":"lk-wallet-kucoin-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
