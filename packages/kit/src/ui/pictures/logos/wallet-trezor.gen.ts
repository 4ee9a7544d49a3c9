// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-wallet-trezor-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#000"}],["path",{"d":"M15.97 7.71C15.97 5.68 14.18 4 12 4S8.03 5.68 8.03 7.71V8.9H6.4v8.54L12 20l5.6-2.56V8.94h-1.63z m-5.92 0c0-.96 .85-1.72 1.95-1.72 1.09 0 1.95 .77 1.94 1.72V8.9h-3.89z m5.29 8.35l-3.34 1.53-3.35-1.53v-5.13h6.69z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-wallet-trezor-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
