// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-FTM-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#26B6EA"}],["path",{"clipRule":"evenodd","d":"M11.97 4L7.2 6.71v10.5L11.97 20l4.83-2.79V6.71z m.03 .8L8.4 6.96l3.6 2.1 3.6-2.1zM8 7.6v3.6l3.2-1.79z m4.4 2.6v3.6l3.2-1.79zM16 7.6v3.6l-3.2-1.79z m-4.4 2.6v3.6l-3.2-1.79zM8 12.62V16.8l4 2.4 4-2.4v-4.18L12 14.8z","fill":"#fff","fillRule":"evenodd"}],["path",{"d":"M5.2 18.08V15.6H6v2.08l2 1.03v.89zM18.8 5.92V8.4H18V6.32l-2-1.03V4.4z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-token-FTM-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
