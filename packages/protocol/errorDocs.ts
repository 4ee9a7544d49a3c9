import type { ErrorCode } from './src/errors.ts'

/**
 * Why each error happens and what the app's developer or the server's operator
 * does about it, for docs/errors.md. Outside `src`, so that no bundle has it.
 */
export const errorDocs: Readonly<Record<ErrorCode, { cause: string; remedy: string }>> = {
  'alerts/untold': {
    cause:
      'A test of alerts was asked for, and there is no address or webhook to tell, or none could be told.',
    remedy:
      'Add an address or a webhook for alerts; for mails, check `SMTP_URL` and `MAIL_FROM` and the log.',
  },
  'analytics/unavailable': {
    cause: 'The spool for events is full or its disk cannot be written.',
    remedy: 'Check that the analytics store answers, and the free space behind `SPOOL_FOLDER`.',
  },
  'auth/connector_missing': {
    cause: 'The page uses a function of `latchkey/embedded` with a kit that has no embedded wallet.',
    remedy: 'Add `embedded({ url })` to the `connectors` of that kit.',
  },
  'auth/in_progress': {
    cause: 'A sign-in for this account is already running.',
    remedy: 'Wait for the first call to `signIn` to settle.',
  },
  'auth/init_failed': {
    cause:
      'The sign-in message could not be created: the nonce was not received, or your `createMessage` threw.',
    remedy: 'Read `cause`; check that the server behind `api` answers, or your own sign-in backend.',
  },
  'auth/load_failed': {
    cause: 'A visitor wanted to log in by email, and the embedded wallet could not be loaded.',
    remedy: 'See `embedded/load_failed`, which is the `cause`.',
  },
  'auth/not_connected': {
    cause: 'The page asked for something of a visitor who is not logged in to the embedded wallet.',
    remedy: 'Check `embeddedUser.of(kit).get()` first, or open the modal so that the visitor can log in.',
  },
  'balance/unavailable': {
    cause: 'Neither the server nor a node could read the balance.',
    remedy:
      'Show it as unavailable, never as 0, and retry later; check the nodes of this network if it lasts.',
  },
  'blob/empty': {
    cause: 'A blob transaction was given no data.',
    remedy: 'Pass at least one byte.',
  },
  'blob/too_large': {
    cause: 'A blob transaction was given more data than its blobs can hold.',
    remedy: 'Split the data over several transactions.',
  },
  'config/adapter_missing': {
    cause: 'A verb was called for a chain family that has no driver.',
    remedy: 'Add the driver to `drivers` in `createLatchkey`.',
  },
  'config/adapter_not_found': {
    cause: 'No driver fits the connection.',
    remedy: 'Add the driver of its chain family to `drivers`.',
  },
  'config/both_siwe_and_siwx': {
    cause: '`siweConfig` and `siwx` are both set.',
    remedy: 'Keep one of them; `siwx` covers every chain.',
  },
  'config/chain_not_configured': {
    cause: 'The chain is not among those of the app.',
    remedy: 'Add it to the `networks` of its driver.',
  },
  'config/local_ignored': {
    cause: "The project's settings on the server override the `features` passed in code.",
    remedy: "Remove those features from your code, or from the project's settings.",
  },
  'config/rate_limited': {
    cause: "The server answered the request for the project's configuration with 429.",
    remedy: "Wait and reload; raise the server's limits if real visitors see this.",
  },
  'config/server_error': {
    cause: "The server answered the request for the project's configuration with a status of 500 or above.",
    remedy: "Read the server's log; the modal works on without it, with the features set in code.",
  },
  'connect/failed': {
    cause: 'The wallet or the pairing failed for a reason that has no code.',
    remedy: 'Read `cause`, and offer to try again.',
  },
  'connect/modal_closed': {
    cause: 'The visitor closed the modal before a wallet was connected.',
    remedy: 'Nothing; the visitor can open it again.',
  },
  'connect/not_installed': {
    cause: 'No wallet with this id was found in the page.',
    remedy: 'Offer to install it or to connect by QR code; check the id if it should be there.',
  },
  'connect/pending': {
    cause: 'The wallet still has an unanswered request from this page.',
    remedy: 'Ask the visitor to open the wallet and answer it; do not send another request.',
  },
  'connect/rejected': {
    cause: 'The visitor declined the connection in the wallet.',
    remedy: 'Nothing; treat it as an answer, not as a failure.',
  },
  'connect/timeout': {
    cause: 'The wallet did not answer the connection request in time.',
    remedy: 'Ask the visitor to open the wallet, then try again.',
  },
  'connect/window_blocked': {
    cause:
      'A wallet that opens in a window of its own was asked outside a click, or the visitor blocks pop-ups.',
    remedy:
      'Connect, sign or send in the handler of a click, before you wait for anything else; let the visitor try again.',
  },
  'connection/invalid_status': {
    cause: 'The stored status of a connection is invalid.',
    remedy: 'Report it as a bug, with the steps that led to it.',
  },
  'connection/no_address': {
    cause: 'The wallet does not share the requested address with this page.',
    remedy: 'Ask the visitor to select that account in the wallet, then try again.',
  },
  'connection/no_network_or_address': {
    cause: '`signIn` was called while no account is in use on a network that can sign in.',
    remedy: 'Connect a wallet first, and check that your `siwx` supports the network.',
  },
  'connection/none': {
    cause: 'No wallet is connected, or it no longer shares the account with this page.',
    remedy: 'Open the modal with `kit.open()`.',
  },
  'connection/reconnecting': {
    cause: 'The connection is being restored after a reload.',
    remedy: 'Wait until the status of the account is `connected`, then try again.',
  },
  'disconnect/chain_failed': {
    cause: 'A wallet failed to end its session; the page has dropped the connection all the same.',
    remedy: 'Nothing; the wallet may list this page until the visitor removes it there.',
  },
  'disconnect/chains_failed': {
    cause: 'Several wallets failed to end their sessions; the page has dropped the connections all the same.',
    remedy: 'Nothing; the wallets may list this page until the visitor removes it there.',
  },
  'disconnect/failed': {
    cause: 'Disconnecting failed without a reason.',
    remedy: 'Try again.',
  },
  'embedded/account_type_unsupported': {
    cause: 'The app asked for a smart account on a network that has no bundler.',
    remedy:
      'Use the account of the wallet itself (`eoa`), or set up a bundler for the network on the server.',
  },
  'embedded/account_unknown': {
    cause: 'The app asked for an account that the embedded wallet does not have.',
    remedy: 'Use the `index` of an account that `embeddedUser` lists.',
  },
  'embedded/accounts_full': {
    cause: 'The embedded wallet has ten accounts.',
    remedy: 'Use one of them: `embeddedUser` lists them.',
  },
  'embedded/chain_unsupported': {
    cause: 'The embedded wallet has no account of the chain family that was asked for.',
    remedy: 'Offer only networks of the families that `getUser` lists.',
  },
  'embedded/factor_needed': {
    cause:
      'A login alone does not open this wallet on a new device: the operator cannot open it, or the visitor has set up an authenticator app.',
    remedy:
      'The wallet asks for a passkey, the recovery kit, a code of the app or another device when the visitor logs in again.',
  },
  'embedded/load_failed': {
    cause: "The wallet's frame did not load within 20 seconds, or the page is not one it may be embedded in.",
    remedy:
      "Open `url` of `embedded()` in a tab; add the page's origin to the project; allow the frame in the page's Content Security Policy (`frame-src`).",
  },
  'embedded/still_pending': {
    cause:
      'The bundler accepted a transaction of a smart account, and did not include it within two minutes.',
    remedy:
      'Do not send it again: it may still be confirmed within the hour. Look at the account on an explorer.',
  },
  'embedded/rpc_not_allowed': {
    cause: 'The embedded wallet does not know the method, or does not offer it to pages.',
    remedy: 'Use a method that the guide to email login lists; names count exactly as written.',
  },
  'embedded/timeout': {
    cause: 'The embedded wallet did not answer in time.',
    remedy: 'Try again; if it keeps happening, look at the logs of the server.',
  },
  'embedded/unreachable': {
    cause: 'The roles `vault` or `escrow` did not answer in time, or failed.',
    remedy: 'Let the visitor try again; check these roles, their database and their KMS if it lasts.',
  },
  'embedded/untrusted': {
    cause:
      'What the server stores of the wallet is older than, or of another wallet than, what this device has seen; or it was changed.',
    remedy: 'Restore the newest backup of the database of the role `vault`; read its audit log.',
  },
  'escrow/waiting': {
    cause: 'The device is new, and the project lets new devices wait (`newDeviceDelayMinutes`).',
    remedy: 'Tell the visitor to come back after the seconds of `Retry-After` and to log in again.',
  },
  'escrow/full': {
    cause: 'The account has eight escrow factors.',
    remedy: 'Delete the secret of an escrow factor that no wallet uses.',
  },
  'escrow/kms_unavailable': {
    cause: 'The key service of `ESCROW_KMS` does not answer; nothing was lost.',
    remedy: 'Repeat the call after the seconds of `Retry-After`; as the operator, check the key service.',
  },
  'escrow/login_required': {
    cause:
      'The visitor logged in more than ten minutes ago, or with a link alone; refreshing a token is not a login.',
    remedy: 'Ask the visitor to log in again.',
  },
  'escrow/reader_invalid': {
    cause: '`publicKey` is not a public key of X25519.',
    remedy: 'Make a new key for every call.',
  },
  'escrow/release_limited': {
    cause:
      'The account or its project asked for more secrets a minute than `ESCROW_RELEASES_PER_ACCOUNT` or `ESCROW_RELEASES_PER_PROJECT` allow.',
    remedy:
      'Wait for the seconds of `Retry-After`; as the operator, look for abuse before you raise a limit.',
  },
  'escrow/seal_invalid': {
    cause: 'The secret is encrypted for another key, account or factor, or is not 32 bytes.',
    remedy: 'Read `GET /v1/escrow/key` again and encrypt it as the contract describes.',
  },
  'escrow/secret_missing': {
    cause: 'The account has no secret for this factor.',
    remedy: 'Use another factor.',
  },
  'escrow/stopped': {
    cause: 'The operator stopped releases, of all projects or of this one.',
    remedy: 'Try again later; as the operator, see `escrow start`.',
  },
  'fees/conflict': {
    cause: 'A transaction has a `gasPrice` and also a `maxFeePerGas` or `maxPriorityFeePerGas`.',
    remedy: 'Pass one kind of fee, or none and let the wallet choose.',
  },
  'frame/busy': {
    cause: 'The embedded wallet shows one screen, and five more already wait for the visitor.',
    remedy: 'Wait for the answers to earlier calls before making more.',
  },
  'general/error': {
    cause: 'Something failed for a reason that has no code.',
    remedy: 'Read `cause`.',
  },
  'general/unexpected': {
    cause:
      'Something failed for a reason that has no code, or the server answered with a code this version does not know.',
    remedy: 'Read `cause`; keep the kit and the server on the same version.',
  },
  'links/ended': {
    cause:
      'A wallet was to be linked with a message that was signed too late, has been used, or was made for another device, user or page.',
    remedy: 'Call `linkWallet` again.',
  },
  'links/full': {
    cause: 'The user has 20 linked wallets.',
    remedy: 'Let the visitor unlink one first.',
  },
  'links/taken': {
    cause: 'The wallet is linked to another user of the project; it can belong to one.',
    remedy: 'Let the visitor log in as that user and unlink it there.',
  },
  'name/lookup_failed': {
    cause: 'The server could not look up the names of an address.',
    remedy: 'Show the address instead, and retry later.',
  },
  'name/register_failed': {
    cause: 'The server refused the name or did not answer; the message says why.',
    remedy: 'Read the `code` in `cause`: `names/…` and `server/…` below.',
  },
  'name/resolve_failed': {
    cause: 'The name could not be looked up: it exists nowhere, or neither server nor node answers.',
    remedy: 'Ask for the address instead.',
  },
  'name/suggestions_failed': {
    cause: 'The server could not suggest names.',
    remedy: 'Retry later; check that names are switched on, see `names/off`.',
  },
  'login/address_missing': {
    cause:
      'The account logs in with a provider such as Google; an address that it may have is for notices only.',
    remedy: 'Do not offer the change to visitors who logged in with a provider.',
  },
  'login/attempt_ended': {
    cause: 'The code is older than five minutes, was used, or belongs to another device, page or attempt.',
    remedy: 'Start the login again.',
  },
  'login/cancelled': {
    cause: 'The visitor left a screen of the embedded wallet without finishing.',
    remedy: 'Return to where the visitor came from, such as the field for the address.',
  },
  'login/change_pending': {
    cause: 'The account of this address got another address less than a day ago, which can still be undone.',
    remedy: 'Ask the visitor to open the link in the notice, or to log in with the new address.',
  },
  'login/not_allowed': {
    cause: 'The `loginRules` of the project deny this visitor, or do not list them.',
    remedy: 'Tell the visitor whom to ask for access; as the owner of the project, change its `loginRules`.',
  },
  'login/clock_skewed': {
    cause: "The clock of the visitor's device differs from the server's by more than a minute.",
    remedy: 'Show the alert of `session/expired`: the visitor has to correct the date and time.',
  },
  'login/code_wrong': {
    cause: 'The visitor typed another code than the one in the mail.',
    remedy: 'Let the visitor try again; five tries are allowed.',
  },
  'login/cool_down': {
    cause: 'A mail was just sent to this address, or one of the limits of email logins is used up.',
    remedy: 'Wait for the seconds of `Retry-After`.',
  },
  'login/device_ended': {
    cause: 'The link in the mail is older than ten minutes, or the login was completed or replaced.',
    remedy: 'Offer to send another mail.',
  },
  'login/device_refused': {
    cause: 'On the page of the link another number was chosen than the one on the screen.',
    remedy: 'Offer to send another mail; a visitor who did not open the link should not go on.',
  },
  'login/device_unapproved': {
    cause: 'The link in the mail has not been opened, or its number not confirmed.',
    remedy: 'Ask the visitor to open the link, then send the code again.',
  },
  'login/email_off': {
    cause: 'The feature `social_login` of the project is off, or does not list `email`.',
    remedy: "Add `email` to it in the project's settings, or leave `embedded()` out of the page.",
  },
  'login/keys_unavailable': {
    cause:
      'The role `vault` or `escrow` could not fetch the public keys of the login from `AUTH_URL`, or ask it whether a session has ended.',
    remedy: 'Repeat the call after the seconds of `Retry-After`; as the operator, check `AUTH_URL`.',
  },
  'login/mail_failed': {
    cause: 'The mail server refused the mail, or could not be reached before the mail expired.',
    remedy: 'Let the visitor correct the address or send it again; as the operator, check `SMTP_URL`.',
  },
  'login/app_keys_unavailable': {
    cause:
      'The `jwksUrl` of the project’s `tokenLogin` did not answer in time, redirected, or sent no key set.',
    remedy:
      'Try again later; as the operator, check the address, and `TOKEN_LOGIN_HOSTS` if it is on your own network.',
  },
  'login/app_token_expired': {
    cause: 'The token has expired, or was issued more than ten minutes ago.',
    remedy: 'Ask your identity system for a new token in `getToken`, and not for one that it keeps.',
  },
  'login/app_token_invalid': {
    cause:
      'The token is not signed by a key of `jwksUrl`, is for another issuer or audience, or lacks `sub`, `iat` or `exp`. The answer of the server names the claim.',
    remedy: 'Compare the token with the `tokenLogin` of the project.',
  },
  'login/app_token_off': {
    cause: 'The project has no `tokenLogin`.',
    remedy: 'Let the operator of the server set it.',
  },
  'login/app_token_used': {
    cause: 'A token logs in once.',
    remedy: 'Ask your identity system for a new token in `getToken`.',
  },
  'login/guest_off': {
    cause:
      'The project has no `guestLogin`, lets only listed visitors in, or offers no login with passkeys, without which guests could not keep their wallets.',
    remedy: 'Let the owner of the project set `guestLogin`, or leave `guest` out of `embedded()`.',
  },
  'login/passkey_invalid': {
    cause:
      'The challenge has expired or was used, or what the passkey signed is of another site, without verification of the person, or copied.',
    remedy: 'Ask for a new challenge, and for the passkey again.',
  },
  'login/passkey_unknown': {
    cause: 'The passkey was created for another project, or only to open a wallet, or its account is gone.',
    remedy: 'Let the visitor choose another passkey, or log in in another way.',
  },
  'login/nonce_required': {
    cause: 'The proof has no nonce of the server, or an old one.',
    remedy: 'Repeat the call with the nonce of the `DPoP-Nonce` header.',
  },
  'login/proof_invalid': {
    cause: 'The `DPoP` header is missing, was used before, or is for another call or token.',
    remedy: 'Create a new proof for every call, as RFC 9449 describes.',
  },
  'login/provider_declined': {
    cause: 'The visitor declined at the provider, or closed its page with the button for that.',
    remedy: 'Return to where the visitor came from.',
  },
  'login/provider_failed': {
    cause:
      'The provider did not answer in time, answered with an error, or with something that does not fit the login.',
    remedy:
      'Let the visitor try again; as the operator, read the log, which has the reason, and check `SOCIAL_…` and the redirect URI at the provider.',
  },
  'login/provider_off': {
    cause:
      'The provider has no `SOCIAL_…_ID` on the server, Farcaster no `SOCIAL_FARCASTER`, or the feature `social_login` of the project does not list it.',
    remedy: 'Set the provider up, see the guide to social login, or leave it out of the page.',
  },
  'login/required': {
    cause: 'The app asked the embedded wallet for something that needs a login.',
    remedy: 'Ask the visitor to log in.',
  },
  'login/user_disabled': {
    cause: 'The owner of the app has disabled this user. Calls other than those for leaving are refused.',
    remedy: 'Show the message. The wallet offers the visitor its words when they log in.',
  },
  'login/user_erasing': {
    cause: 'The time to stop the deletion of this account is over, and it is being carried out.',
    remedy: 'Wait: a login after it creates a new account.',
  },
  'login/session_ended': {
    cause: 'The session was signed out, its device removed, a used refresh token shown again, or it expired.',
    remedy: 'Ask the visitor to log in again.',
  },
  'login/farcaster_failed': {
    cause: 'A visitor wanted to log in with Farcaster, and the login could not be started or confirmed.',
    remedy: 'Read the cause of the error. Let the visitor try again, or log in in another way.',
  },
  'login/social_failed': {
    cause: 'A visitor wanted to log in with a social account, and the login could not be started.',
    remedy: 'Read `cause`; check that the server answers and has the provider switched on.',
  },
  'login/token_invalid': {
    cause: 'The token is missing, expired, or bound to the key of another device.',
    remedy: 'Refresh it; if that fails, ask the visitor to log in again.',
  },
  'login/too_many_tries': {
    cause: 'Five wrong codes were typed.',
    remedy: 'Start the login again.',
  },
  'login/window_blocked': {
    cause: 'The browser did not open the window of a social login.',
    remedy: 'Nothing: the modal asks the visitor to open it with one more click.',
  },
  'login/window_closed': {
    cause: 'The visitor closed the window of a social login before it reached the provider.',
    remedy: 'Nothing: the modal says so and offers to try again.',
  },
  'login/window_lost': {
    cause: 'The visitor asked for another window during a social login.',
    remedy: 'Nothing: the modal opens it.',
  },
  'login/visit_ended': {
    cause:
      'The login was started more than ten minutes ago, was completed, or belongs to another device, page or project.',
    remedy: 'Start the login again.',
  },
  'login/window_foreign': {
    cause:
      'The window was not opened by the page that started the login, another number was chosen than the one on the page, or another browser returned from the provider.',
    remedy: 'Start the login again; a visitor who did not start it should not go on.',
  },
  'names/address_without_name': {
    cause: 'The address has no name on this server.',
    remedy: 'Show the address instead.',
  },
  'names/attributes_invalid': {
    cause: 'The bio or avatar of a name is empty, too long, or has characters that are not allowed.',
    remedy: 'Send 1 to 255 plain characters for each.',
  },
  'names/call_invalid': {
    cause: 'The name gateway was called with data that is not a CCIP-Read call of its resolver.',
    remedy: 'Check the gateway URL in the resolver contract.',
  },
  'names/coin_type_invalid': {
    cause: 'The coin type (ENSIP-9, ENSIP-11) is not one of a chain this server can verify signatures on.',
    remedy: 'Send the coin type of a supported EVM chain, such as 60.',
  },
  'names/gateway_off': {
    cause: 'The server has no key or no zone for its name gateway.',
    remedy: 'Set `NAME_GATEWAY_KEY` and `NAME_ZONES`.',
  },
  'names/invalid': {
    cause: 'The name has a wrong length, wrong characters, or no zone.',
    remedy: 'Send 4 to 63 letters, digits and single hyphens, then a dot and the zone.',
  },
  'names/not_found': {
    cause: 'The name is not registered.',
    remedy: 'Treat the name as free, or ask for another.',
  },
  'names/not_owned': {
    cause: 'The address that signed does not own the name on that chain.',
    remedy: 'Sign with the account that owns the name.',
  },
  'names/off': {
    cause: 'The server has no zone to register names in.',
    remedy: 'Set `NAME_ZONES`, or leave the feature out.',
  },
  'names/reserved': {
    cause: "The name is on the server's list of reserved words.",
    remedy: 'Ask for another name.',
  },
  'names/taken': {
    cause: 'Another address has registered the name.',
    remedy: 'Ask for another name.',
  },
  'names/used_up': {
    cause: 'The address already holds as many names as the server allows.',
    remedy: 'Use another account, or raise `NAMES_PER_ADDRESS`.',
  },
  'names/zone_unknown': {
    cause: 'The name ends in a zone this server does not serve.',
    remedy: 'Use one of the zones in `NAME_ZONES`.',
  },
  'network/not_found': {
    cause: '`switchNetwork` was called with a network the app was not set up with.',
    remedy: 'Add it to the `networks` of its driver.',
  },
  'network/switch_disabled': {
    cause: '`switchNetwork` was called although `enableNetworkSwitch` is false.',
    remedy: 'Set `enableNetworkSwitch` to true, or do not offer to switch.',
  },
  'network/switch_failed': {
    cause: 'The wallet failed to switch, or said it did and stayed on its network.',
    remedy: 'Ask the visitor to switch in the wallet.',
  },
  'network/switch_rejected': {
    cause: 'The visitor declined to switch or to add the network.',
    remedy: 'Nothing; treat it as an answer, not as a failure.',
  },
  'network/undefined': {
    cause: 'The wallet is on a network the app was not set up with.',
    remedy: 'Call `switchNetwork` first.',
  },
  'network/unknown': {
    cause: 'The network is not one this app knows.',
    remedy: 'Add it to the `networks` of its driver.',
  },
  'network/unsupported': {
    cause: 'The wallet does not have this network and cannot add it.',
    remedy: 'Offer another network or another wallet.',
  },
  'node/execution_reverted': {
    cause: 'A contract or program reverted the transaction; the reason, if it gave one, is in `cause`.',
    remedy: 'Check the arguments and balances of the call; do not retry it unchanged.',
  },
  'node/fee_cap_too_high': {
    cause: '`maxFeePerGas` is above 2^256 - 1.',
    remedy: 'Check the unit: fees are in wei.',
  },
  'node/fee_cap_too_low': {
    cause: 'The base fee of the block rose above `maxFeePerGas`.',
    remedy: 'Estimate the fee again and retry.',
  },
  'node/insufficient_funds': {
    cause: 'The account cannot pay for the amount and the network fee together.',
    remedy: 'Send less or add funds.',
  },
  'node/intrinsic_gas_too_high': {
    cause: 'The gas limit is above that of a block.',
    remedy: 'Lower `gas`, or split the transaction.',
  },
  'node/intrinsic_gas_too_low': {
    cause: 'The gas limit is below what the transaction costs at least.',
    remedy: 'Raise `gas`, or leave it to the wallet.',
  },
  'node/nonce_at_max': {
    cause: 'The account has used up its nonces.',
    remedy: 'Use another account.',
  },
  'node/nonce_too_high': {
    cause: 'The nonce is ahead of the account: an earlier transaction is missing.',
    remedy: 'Leave `nonce` to the wallet; clear its activity data if this repeats.',
  },
  'node/nonce_too_low': {
    cause: 'A transaction with this nonce is already in a block or waiting.',
    remedy: 'Leave `nonce` to the wallet and retry.',
  },
  'node/tip_above_fee_cap': {
    cause: '`maxPriorityFeePerGas` is above `maxFeePerGas`.',
    remedy: 'Raise the max fee or lower the priority fee.',
  },
  'node/transaction_type_unsupported': {
    cause: 'The chain does not accept this type of transaction (EIP-2718).',
    remedy: 'Send a legacy transaction: `gasPrice` in place of `maxFeePerGas`.',
  },
  'node/unknown': {
    cause: 'The node refused the transaction in words that are not known.',
    remedy: 'Read `cause`.',
  },
  'onramp/amount_outside_limits': {
    cause: 'No on-ramp provider sells for this amount.',
    remedy: 'Choose an amount within the limits the message names.',
  },
  'onramp/off': {
    cause: 'The server has no on-ramp provider.',
    remedy: 'Set the keys of one, or leave the feature out.',
  },
  'onramp/provider_unknown': {
    cause: 'The named on-ramp provider is not set up here, or cannot do this.',
    remedy: 'Use one from `/v1/onramp/options`, or set its keys.',
  },
  'pairing/expired': {
    cause: 'No wallet scanned or answered the QR code before it expired.',
    remedy: 'Call `pair` again for a new code; the modal does so itself.',
  },
  'pairing/invalid_grant': {
    cause: 'The wallet approved other chains, methods or accounts than were requested.',
    remedy: 'Offer another wallet; report it to the wallet with `details`.',
  },
  'pairing/relay_refused': {
    cause: 'The relay refused the project id or the origin of the page.',
    remedy: "Check `projectId` and the project's allowed origins.",
  },
  'pairing/relay_unreachable': {
    cause: 'The relay could not be reached in time.',
    remedy:
      "Check the connection, that the relay runs, and `connect-src` of the page's Content Security Policy.",
  },
  'pay/declined': {
    cause: 'The visitor closed the payment, or declined it in the wallet.',
    remedy: 'Nothing; nothing was paid. Offer the payment again.',
  },
  'pay/expired': {
    cause: 'The time in `expiresAt` was over before the visitor paid.',
    remedy: 'Make a new request.',
  },
  'pay/failed': {
    cause: 'The transaction reverted, was dropped, or another one was sent in its place that does not pay.',
    remedy: 'Nothing was paid. Offer the payment again.',
  },
  'pay/in_progress': {
    cause: 'Another payment is open in this page, or another tab is asking the wallet for the same one.',
    remedy: 'Wait until the first one has settled.',
  },
  'pay/insufficient_funds': {
    cause: 'The visitor has too little of the asset, and closed the payment.',
    remedy: 'Ask for another asset.',
  },
  'pay/invalid_request': {
    cause: 'A part of the request is not what it must be; `details` names it.',
    remedy: 'Correct the request.',
  },
  'pay/unconfirmed': {
    cause: 'The payment was sent, or may have been, and no node has confirmed it in time.',
    remedy: 'Call `pay` with the same request later: it resolves once the payment is confirmed.',
  },
  'pay/unsupported_asset': {
    cause:
      'The network is not configured, its driver cannot send the asset, or the token does not exist or keeps a part of every transfer.',
    remedy: 'Ask for a coin or fungible token of a configured network.',
  },
  'project/domain_unverified': {
    cause: 'The domain of the page has not been verified for this project.',
    remedy: "Verify it in the project's settings.",
  },
  'project/invalid_id': {
    cause: 'The server does not know the `projectId`.',
    remedy: 'Check the id, and that it belongs to the server in `api`.',
  },
  'project/missing_id': {
    cause: 'A feature needs a server, but `projectId` or `api` is not set.',
    remedy: 'Pass both to `createLatchkey`, or leave the feature out.',
  },
  'project/origin_not_allowed': {
    cause: "The origin of the page is not on the project's list.",
    remedy: "Add the origin in the project's settings.",
  },
  'receipt/not_found': {
    cause: 'The node knows the transaction but has no receipt for it.',
    remedy: 'Retry later, and look it up in an explorer; never send it again.',
  },
  'receipt/timeout': {
    cause: 'The transaction was not in a block in time; it may still be.',
    remedy: 'Look it up by its hash later; never send it again unchecked.',
  },
  'request/aborted': {
    cause: 'Your `AbortSignal` fired, the kit was destroyed, or the visitor left.',
    remedy: 'Nothing.',
  },
  'request/action_not_allowed': {
    cause: 'The action does not fit the current step, or the account or network changed meanwhile.',
    remedy: 'Begin the action again.',
  },
  'request/failed': {
    cause: 'The embedded wallet failed in a way that has no code of its own.',
    remedy: 'Let the visitor try again; report it as a bug if it lasts, with the console of the frame.',
  },
  'request/http_failed': {
    cause:
      'A server or node could not be reached, or answered with an error status; `cause` has its `status`, `code` and `reason`.',
    remedy: 'Check `api` and `rpcUrls`, CORS and the connection; then look up the `code` here.',
  },
  'request/invalid_response': {
    cause: "The server's answer has an unexpected shape, or does not match what was requested.",
    remedy: 'Keep the kit and the server on the same version; check for a proxy that rewrites answers.',
  },
  'request/timeout': {
    cause: 'The wallet did not answer in time.',
    remedy: 'Ask the visitor to open the wallet, then try again.',
  },
  'request/too_many': {
    cause: 'The app made more calls to the embedded wallet at once, or a second, than it answers.',
    remedy: 'Wait for the answers to earlier calls before making more.',
  },
  'rpc/internal': {
    cause: 'The wallet or node had an internal error.',
    remedy: 'Read `cause` and retry.',
  },
  'rpc/invalid_input': {
    cause: 'The parameters are missing or wrong (EIP-1474).',
    remedy: 'Check the parameters.',
  },
  'rpc/invalid_params': {
    cause: 'The parameters are missing or wrong.',
    remedy: 'Check the parameters.',
  },
  'rpc/invalid_request': {
    cause: 'The request is not valid JSON-RPC.',
    remedy: 'Check the shape of the request.',
  },
  'rpc/limit_exceeded': {
    cause: "The node's rate limit is used up.",
    remedy: 'Wait and retry; use a node with higher limits.',
  },
  'rpc/method_not_found': {
    cause: 'The wallet or node does not know the method.',
    remedy: 'Treat the feature as unsupported.',
  },
  'rpc/method_unsupported': {
    cause: 'The wallet or node knows the method but does not implement it.',
    remedy: 'Treat the feature as unsupported.',
  },
  'rpc/parse_error': {
    cause: 'The request could not be parsed as JSON.',
    remedy: 'Check what lies between the page and the node.',
  },
  'rpc/resource_not_found': {
    cause: 'What was requested does not exist on this node.',
    remedy: 'Check the hash or block; the node may be behind or pruned.',
  },
  'rpc/resource_unavailable': {
    cause: 'The wallet has a request open, or the node cannot answer now.',
    remedy: 'Answer the open request in the wallet, or retry.',
  },
  'rpc/transaction_rejected': {
    cause: 'The wallet or node would not create the transaction.',
    remedy: 'Read `cause`.',
  },
  'rpc/version_unsupported': {
    cause: 'The node does not support this version of JSON-RPC.',
    remedy: 'Use another node.',
  },
  'send/batch_unsupported': {
    cause: 'The wallet cannot run several calls atomically (EIP-5792) on this network.',
    remedy: 'Send the calls one after the other.',
  },
  'send/below_minimum': {
    cause: 'The amount is below what a new account must hold, or below what nodes relay (dust).',
    remedy: 'Send more.',
  },
  'send/coins_kept': {
    cause:
      'The rest of the balance is in unspent outputs that are kept: of 10,000 satoshis or less, which may carry an inscription, or in unconfirmed payments of others.',
    remedy: 'Send less, or wait until the payments are confirmed.',
  },
  'send/expired': {
    cause: 'The transaction was signed after its blockhash expired; nothing was sent.',
    remedy: 'Build it again and ask for a new signature.',
  },
  'send/failed': {
    cause: 'The wallet could not send the transaction, or its fields are not valid.',
    remedy: 'Read `details` and `cause`.',
  },
  'send/fee_too_low': {
    cause:
      'The price of gas rose after the fee was shown, or the fee was lowered in the wallet; nothing was sent.',
    remedy: 'Ask for the fee again, and for a new signature.',
  },
  'send/funds_changed': {
    cause: 'Coins that the fee was computed for were spent or replaced before the wallet was asked.',
    remedy: 'Ask for the fee again and show it.',
  },
  'send/incomplete': {
    cause: 'The amount or the receiver is missing.',
    remedy: 'Ask the visitor for both.',
  },
  'send/leaves_too_little': {
    cause: 'The remaining balance would be below what an account must hold.',
    remedy: 'Send less, or all that can be sent.',
  },
  'send/network_upgraded': {
    cause: "The network's runtime changed between the review and the signature; nothing was sent.",
    remedy: 'Show the fee again and ask for a new signature.',
  },
  'send/not_a_wallet': {
    cause: 'The receiver is a token account or a mint, from which nothing can be recovered.',
    remedy: 'Ask for the address of the wallet.',
  },
  'send/overtaken': {
    cause:
      'Another transaction of the account was sent after this one was prepared, so its sequence number is taken; nothing was sent.',
    remedy: 'Build it again and ask for a new signature.',
  },
  'send/rejected': {
    cause: 'The visitor declined the transaction in the wallet.',
    remedy: 'Nothing; no funds have moved.',
  },
  'send/token_mismatch': {
    cause: "The token's decimals on chain differ from those the server reported.",
    remedy: "Do not send; correct the server's token list.",
  },
  'send/token_missing': {
    cause: 'No token was chosen, or there is none at this address.',
    remedy: 'Ask the visitor to choose a token.',
  },
  'send/token_unsupported': {
    cause: 'The token runs a program of its own on each transfer (a transfer hook).',
    remedy: 'Send it from the wallet itself.',
  },
  'send/too_many_coins': {
    cause: 'The amount needs more than 100 unspent outputs of the address.',
    remedy: 'Send less.',
  },
  'send/unsupported_chain': {
    cause: 'The driver or the wallet cannot do this on the connected chain.',
    remedy: 'Hide the action where the driver lacks it, or offer another wallet.',
  },
  'server/address_invalid': {
    cause: 'The address is not one of the named chain.',
    remedy: 'Send a valid address of that chain.',
  },
  'server/proof_stale': {
    cause: 'The call is dangerous, and the member of the console signed in more than 15 minutes ago.',
    remedy: 'Sign in to the console again.',
  },
  'server/set_by_environment': {
    cause: 'A variable or the settings file of the server has this value, and wins over the console.',
    remedy: 'Change it there, or remove it there to set it in the console.',
  },
  'server/role_missing': {
    cause: 'The role of the member of the console does not include this call.',
    remedy: 'Ask an owner of the project for another role.',
  },
  'server/token_spent': {
    cause: 'The link to claim the server or of an invitation was used, has expired or was replaced.',
    remedy: 'Ask for a new link; `owner invite` on the command line makes one for operators.',
  },
  'server/last_owner': {
    cause: 'The change would leave the project, or the server, without anyone who may manage it.',
    remedy: 'Give another member the role first.',
  },
  'server/sso_declined': {
    cause: 'The member cancelled at the identity provider of the company, or may not use the console there.',
    remedy: 'Log in again, or assign the member to the application at the identity provider.',
  },
  'server/sso_failed': {
    cause:
      'The identity provider was not reached or sent a wrong answer, the login took longer than ten minutes, or it ended in another browser.',
    remedy: 'Log in again; as the operator, read the log and check the settings `OIDC_…`.',
  },
  'server/sso_only': {
    cause: 'The operator has set `OIDC_ONLY`, and the sign-in was with a wallet.',
    remedy: 'Sign in with the account of your company.',
  },
  'server/project_wallets_unknown': {
    cause:
      'A project was to be deleted by a process that cannot read the database of the role `auth`. Wallets that it cannot see do not count as none.',
    remedy:
      'Give the processes with the roles `api` and `worker` the settings of the role `auth`, or delete the project on the command line with those settings.',
  },
  'server/project_has_wallets': {
    cause:
      'A project was to be deleted in which visitors have embedded wallets. Without it they could not open them.',
    remedy: 'Disable the project instead, or remove its users first.',
  },
  'server/project_changed': {
    cause: 'Another editor changed the project after `ifVersion` was read.',
    remedy: 'Read the project again and repeat the change.',
  },
  'server/admin_token_invalid': {
    cause: 'The token or key is missing, wrong, revoked, expired, or not allowed to do this.',
    remedy: 'Send `ADMIN_TOKEN`, a key of an operator, or a key of the project.',
  },
  'server/bad_request': {
    cause: 'A path or query parameter, or the body, is not valid; `reasons` names the field.',
    remedy: 'Correct the request.',
  },
  'server/bad_shape': {
    cause: "The body is JSON but does not match the route's schema; `reasons` names the field.",
    remedy: "Correct the body; the schemas are in the server's OpenAPI document.",
  },
  'server/body_too_large': {
    cause: "The body is above the route's limit.",
    remedy: 'Send less at once.',
  },
  'server/chain_unavailable': {
    cause: 'No node of this chain responds correctly.',
    remedy: 'Retry after `retry-after`; check the nodes set for this chain.',
  },
  'server/chain_unsupported': {
    cause: 'The server has no node for this chain, or the route does not support its family.',
    remedy: 'Add a node for it, or hide the feature on this chain.',
  },
  'server/key_scope_missing': {
    cause: 'The key of an operator lacks the scope of this call, or is for another project.',
    remedy: 'Use a key that has the scope, or make one with `admin key add`.',
  },
  'server/cursor_invalid': {
    cause: 'The cursor is older than a day, was made for another account, or is not from this server.',
    remedy: 'Begin again without a cursor.',
  },
  'server/database_unavailable': {
    cause: 'PostgreSQL does not answer in time.',
    remedy: 'Retry after `retry-after`; check the database behind `DATABASE_URL`.',
  },
  'server/failed': {
    cause: 'The server failed unexpectedly.',
    remedy: "Find the request in the server's log by its `x-request-id`.",
  },
  'server/message_expired': {
    cause: "The timestamp of the signed message is too far from the server's clock.",
    remedy: 'Set the clock of the device, and sign again.',
  },
  'server/message_invalid': {
    cause: 'The signed message is not JSON or lacks a required field.',
    remedy: 'Sign exactly the fields the route asks for.',
  },
  'server/message_used': {
    cause: 'The signed message has been used before.',
    remedy: 'Sign a new message with a new timestamp.',
  },
  'server/not_found': {
    cause: 'The server has no such route or record.',
    remedy: 'Check the path and `api`.',
  },
  'server/origin_refused': {
    cause: "The `Origin` of the request is missing or not on the project's list.",
    remedy: "Add the origin in the project's settings.",
  },
  'server/overloaded': {
    cause: 'The request took longer than its route allows.',
    remedy: 'Retry after `retry-after`; check the load of the server and its sources.',
  },
  'server/project_missing': {
    cause: 'The request has no `projectId`.',
    remedy: 'Pass `projectId` to `createLatchkey`, or in the query.',
  },
  'server/project_unknown': {
    cause: 'The server has no project with this id, or it is disabled.',
    remedy: 'Check the id, or create the project.',
  },
  'server/projects_unavailable': {
    cause: 'Projects could not be read from the database in time.',
    remedy: 'Retry after `retry-after`; check the database.',
  },
  'server/rate_limited': {
    cause: 'Too many requests came from this address or project.',
    remedy: 'Wait as long as `retry-after` says; raise the limits if real visitors see this.',
  },
  'server/session_still_active': {
    cause: 'A session was reported as revoked, and the chain does not say so yet.',
    remedy: 'Revoke it with `wallet_revokePermissions` first, and report it once that has resolved.',
  },
  'server/session_unknown': {
    cause: 'No session with this id is listed for the account in this project.',
    remedy: 'Take the id from `GET /v1/sessions/:address`, with the same `projectId`.',
  },
  'server/sessions_full': {
    cause: 'The account has 255 sessions in this project that are neither revoked nor expired.',
    remedy: 'Revoke some of them, or let one session last longer instead of asking for many.',
  },
  'server/signature_invalid': {
    cause: 'The signature is not of this message by this address.',
    remedy:
      'Sign again with the named account; for a contract wallet, check that it is deployed on this chain.',
  },
  'server/source_unavailable': {
    cause: 'Every source of this data failed.',
    remedy: 'Retry after `retry-after`; check the keys and limits of your vendors.',
  },
  'server/upgrade_required': {
    cause: 'A WebSocket route was called with plain HTTP.',
    remedy: 'Connect with `ws:` or `wss:`; check that your proxy passes upgrades on.',
  },
  'session/expired': {
    cause: "The relay refused the session's token as not yet valid.",
    remedy: 'Set the clock of the device, then connect again.',
  },
  'sign/failed': {
    cause: 'The wallet failed to sign, or answered with something that is not a signature.',
    remedy: 'Read `cause` and try again.',
  },
  'sign/rejected': {
    cause: 'The visitor declined the signature in the wallet.',
    remedy: 'Nothing; treat it as an answer, not as a failure.',
  },
  'sign/unsupported': {
    cause: 'The wallet or chain cannot sign this kind of message.',
    remedy: 'Offer another wallet, or `signMessage` in place of `signTypedData`.',
  },
  'siwx/cookies_off': {
    cause: 'The page asked for a session in a cookie, but `SIWX_COOKIES` is off.',
    remedy: 'Nothing; the kit uses bearer tokens then.',
  },
  'siwx/disabled': {
    cause: 'A sign-in verb was called, but neither `siwx` nor `siweConfig` is set.',
    remedy: 'Pass one of them to `createLatchkey`.',
  },
  'siwx/message_invalid': {
    cause: 'A field of the sign-in message is not allowed by CAIP-122 or ERC-4361.',
    remedy: 'Correct the field in `createMessage`.',
  },
  'siwx/message_refused': {
    cause: 'A field of the signed message does not match the page, the nonce or the time.',
    remedy: 'Check the domain, the URI and the clock of the device, then sign in again.',
  },
  'siwx/smart_account_refused': {
    cause: 'What checks sign-ins did not accept the signature of a smart account (ERC-1271, ERC-6492).',
    remedy:
      'Check it on the chain of the account, as `verifyMessage` of viem does; the visitor can sign in with their other account.',
  },
  'siwx/message_unreadable': {
    cause: 'The text is not a sign-in message by CAIP-122 or ERC-4361.',
    remedy: 'Send the message exactly as it was signed.',
  },
  'siwx/nonce_invalid': {
    cause: 'The nonce is older than 5 minutes, or was made for another project.',
    remedy: 'Sign in again with a new nonce.',
  },
  'siwx/nonce_used': {
    cause: 'The nonce has been used before.',
    remedy: 'Sign in again with a new nonce.',
  },
  'siwx/session_ended': {
    cause: 'The session was signed out, revoked or has expired.',
    remedy: 'Ask the visitor to sign in again.',
  },
  'siwx/token_invalid': {
    cause: 'The token is missing, expired, or from another page or server.',
    remedy: 'Refresh it; if that fails, ask the visitor to sign in again.',
  },
  'siwx/token_reused': {
    cause: 'An old refresh token was used again, so the session was ended in case it was stolen.',
    remedy: 'Ask the visitor to sign in again; keep one copy of the token only.',
  },
  'swap/account_changed': {
    cause: 'The wallet changed to another account after the terms were shown.',
    remedy: 'Show the terms for the new account.',
  },
  'swap/amount_invalid': {
    cause: 'The amount is 0 or does not fit into 256 bits.',
    remedy: 'Ask for a valid amount.',
  },
  'swap/approval_failed': {
    cause: 'The approval transaction reverted or was dropped.',
    remedy: 'Offer to try again.',
  },
  'swap/approval_needless': {
    cause: 'The token or the route needs no approval.',
    remedy: 'Skip the approval.',
  },
  'swap/chain_mismatch': {
    cause: 'The tokens and the account are on different chains.',
    remedy: 'Send CAIP-10 ids of one chain.',
  },
  'swap/consent_missing': {
    cause: 'The swap loses much of its value and the visitor has not accepted that.',
    remedy: 'Ask for consent first.',
  },
  'swap/gas_price_unsupported': {
    cause: 'The server cannot tell the gas price of this chain.',
    remedy: 'Hide the fee estimate on this chain.',
  },
  'swap/incomplete': {
    cause: 'No current quote is on screen.',
    remedy: 'Load a quote first.',
  },
  'swap/no_route': {
    cause: 'No provider finds a route or enough liquidity for these tokens.',
    remedy: 'Try another amount or token.',
  },
  'swap/not_as_shown': {
    cause:
      'What the server wrote differs from what is shown: another contract, recipient, token, amount or allowance. The details say what.',
    remedy:
      'Sign nothing. If the network or the exchange is your own, add its contracts to `trusted.contracts`; else find out who answers for your server.',
  },
  'swap/permit_invalid': {
    cause: 'The signed permit does not fit the token, spender, amount or deadline.',
    remedy: 'Sign a new one, or approve with a transaction.',
  },
  'swap/permit_unsupported': {
    cause: 'The provider does not accept permits (EIP-2612).',
    remedy: 'Approve with a transaction.',
  },
  'swap/provider_unknown': {
    cause: 'The named swap provider is not set up on this chain.',
    remedy: 'Leave the provider out, or set it up.',
  },
  'swap/refused_by_provider': {
    cause: 'The provider refuses this swap; the message quotes it.',
    remedy: 'Follow its reason, or use another provider.',
  },
  'swap/same_token': {
    cause: 'Both sides are the same token.',
    remedy: 'Choose two tokens.',
  },
  'swap/spender_unknown': {
    cause: 'The spender is not a router of a provider set up on this chain.',
    remedy: 'Use the spender from the quote.',
  },
  'swap/unavailable': {
    cause: 'Every swap provider failed or timed out.',
    remedy: 'Retry after `retry-after`; check the keys of your providers and the nodes.',
  },
  'swap/unsupported_network': {
    cause: 'The server has no swap provider on this chain.',
    remedy: 'Hide swaps on this chain, or set up a provider.',
  },
  'swap/would_fail': {
    cause: 'Simulated, the swap reverts or pays less than promised; the message says why.',
    remedy: 'Load a new quote, or allow more slippage.',
  },
  'swap/wrong_network': {
    cause: 'The wallet moved to another network after the terms were shown.',
    remedy: 'Switch back, then confirm again.',
  },
  'token/mismatch': {
    cause: 'Symbol or decimals of the token differ from those the server reported.',
    remedy: "Send and swap nothing; correct the server's token list.",
  },
  'token/unverified': {
    cause: "The token is not on the kit's list, and no node other than the server confirmed its decimals.",
    remedy: 'Give the network `rpcUrls` that are not your server, or add the token to `trusted.tokens`.',
  },
  'transactions/address_missing': {
    cause: 'The history was requested without an account.',
    remedy: 'Connect a wallet first.',
  },
  'transactions/failed': {
    cause: 'The server could not read the history.',
    remedy: 'Retry later; read the `code` in the cause of `cause`.',
  },
  'value/amount_too_precise': {
    cause: 'The amount has more decimals than the token.',
    remedy: "Round it to the token's decimals.",
  },
  'value/bad_amount': {
    cause: 'The text is not a decimal amount.',
    remedy: 'Ask for digits with at most one decimal point.',
  },
  'value/bad_asset_id': {
    cause: 'The text is not a CAIP-19 asset id of a known chain family.',
    remedy: 'Correct it: `eip155:1/erc20:0x…`.',
  },
  'value/bad_caip_address': {
    cause: 'The text is not a CAIP-10 account id of a known chain family.',
    remedy: 'Correct it: `eip155:1:0x…`.',
  },
  'value/bad_chain_id': {
    cause: 'The text is not a CAIP-2 chain id of a known chain family.',
    remedy: 'Correct it: `eip155:1`.',
  },
  'users/has_logged_in': {
    cause: 'The app wanted to delete a user who has logged in: the account may be the only way to a wallet.',
    remedy: 'Deny the user by `loginRules`; ask the operator of the server to delete their data.',
  },
  'users/deletion_stopped': {
    cause: 'The user has answered the mail about an earlier deletion, and wants to stay.',
    remedy:
      'Disable the user, who then can leave with the wallet; or ask again 30 days after they stopped it.',
  },
  'users/never_logged_in': {
    cause:
      'A deletion with a mail and a delay is for users who may have a wallet. This one was stored by the app.',
    remedy: 'Remove the user: `DELETE /admin/v1/projects/:id/users/:userId`.',
  },
  'users/no_way_out': {
    cause:
      'The wallet of a guest is in one browser and has no words to show yet: shut out, the guest would lose it.',
    remedy: 'Turn guests off for the project, or wait until the guest has secured the wallet.',
  },
  'users/unreachable': {
    cause: 'A deletion takes a wallet away, so the user must be told by mail. No address is known.',
    remedy: 'Disable the user. The user can delete the wallet by leaving with its words.',
  },
  'users/own_id_taken': {
    cause: 'Each user of a project has an `ownId` of their own, and another one has this.',
    remedy: 'Find that user by the `ownId`; give one of the two another id.',
  },
  'vault/user_disabled': {
    cause: 'The owner of the app has disabled this user, and the wallet wanted to sign.',
    remedy: 'Show the message. The words can still be shown, and work in other wallets.',
  },
  'vault/code_locked': {
    cause:
      'Five wrong codes in a row: the first time codes are refused for 15 minutes, then for twice as long each time, up to a day.',
    remedy: 'Wait for the seconds of `Retry-After`. Devices that open the wallet still do.',
  },
  'vault/code_required': {
    cause:
      'The visitor has set up an authenticator app, and has entered no code in this session in the last ten minutes.',
    remedy: 'Ask for a code, send it to `POST /v1/vault/totp/codes`, and repeat the call.',
  },
  'vault/code_wrong': {
    cause: 'The code is not of this time, was used before, or is none of the backup codes.',
    remedy: 'Wait for the next code of the app. A clock that is more than 30 seconds off gives wrong ones.',
  },
  'vault/confirm_required': {
    cause:
      'The visitor has chosen to be asked for a passkey at every approval, and the call came without one; or the last passkey that can be asked for would be removed.',
    remedy:
      'Get a nonce from `POST /v1/vault/confirm/challenges`, have a passkey sign it, and repeat the call with the `confirmation`.',
  },
  'vault/confirm_wrong': {
    cause:
      'The passkey has no public key at the vault, its signature does not fit, or the challenge was used, is of another session or older than ten minutes.',
    remedy: 'Ask for the passkey again, with a new challenge.',
  },
  'vault/full': {
    cause: 'The wallet has eight vaults or 64 halves.',
    remedy: 'Delete vaults and factors that are not used any more.',
  },
  'vault/half_missing': {
    cause: 'The factor was revoked, or has no half for this vault.',
    remedy: 'Use another factor.',
  },
  'vault/kms_unavailable': {
    cause: 'The key service of `VAULT_KMS` does not answer; nothing was lost.',
    remedy: 'Repeat the call after the seconds of `Retry-After`; as the operator, check the key service.',
  },
  'vault/reader_invalid': {
    cause: '`publicKey` is not a public key of X25519.',
    remedy: 'Make a new key for every call.',
  },
  'vault/release_limited': {
    cause:
      'The account or its project asked for more halves a minute than `VAULT_RELEASES_PER_ACCOUNT` or `VAULT_RELEASES_PER_PROJECT` allow.',
    remedy:
      'Wait for the seconds of `Retry-After`; as the operator, look for abuse before you raise a limit.',
  },
  'vault/seal_invalid': {
    cause: 'The half is encrypted for another key, account, factor or vault, or is not 32 bytes.',
    remedy: 'Read `GET /v1/vault/key` again and encrypt it as the contract describes.',
  },
  'vault/stopped': {
    cause: 'The operator stopped releases, of all projects or of this one.',
    remedy: 'Try again later; as the operator, see `vault start`.',
  },
  'wallet/atomicity_unsupported': {
    cause: 'The wallet cannot run the batch atomically.',
    remedy: 'Send the calls one after the other.',
  },
  'wallet/bundle_duplicate': {
    cause: 'A batch with this id was sent before.',
    remedy: 'Use a new id.',
  },
  'wallet/bundle_too_large': {
    cause: 'The batch has more calls than the wallet takes.',
    remedy: 'Split it.',
  },
  'wallet/bundle_unknown': {
    cause: 'The wallet does not know the id of the batch.',
    remedy: 'Look up its transactions in an explorer; do not send it again unchecked.',
  },
  'wallet/capability_unsupported': {
    cause: 'The wallet lacks a capability that was marked as required.',
    remedy: 'Make it optional, or do without.',
  },
  'wallet/chain_disconnected': {
    cause: 'The wallet has no connection to this chain.',
    remedy: 'Ask the visitor to check the network in the wallet.',
  },
  'wallet/chain_unsupported': {
    cause: 'The wallet does not support batches on this chain.',
    remedy: 'Send the calls one after the other.',
  },
  'wallet/disconnected': {
    cause: 'The wallet has no connection to any chain.',
    remedy: 'Ask the visitor to open the wallet, then try again.',
  },
  'wallet/not_found': {
    cause: 'No wallet with this id was found for this chain family.',
    remedy: 'Call `connectWallet` with a wallet from `wallets`.',
  },
  'wallet/remote_not_found': {
    cause: '`pair` was called without a connector that can pair.',
    remedy: 'Add `walletConnect()` to `connectors`.',
  },
  'wallet/switch_chain': {
    cause: 'The wallet does not have the chain.',
    remedy: 'Call `switchNetwork`, which adds it.',
  },
  'wallet/unauthorized': {
    cause: 'The wallet has not shared the account with this page, or is locked.',
    remedy: 'Ask the visitor to unlock it and to connect again.',
  },
  'wallet/unsupported_method': {
    cause: 'The wallet does not support the method.',
    remedy: 'Treat the feature as unsupported.',
  },
  'wallet/upgrade_rejected': {
    cause: 'The visitor declined to upgrade the account.',
    remedy: 'Send the calls one after the other.',
  },
  'wallet/user_rejected': {
    cause: 'The visitor declined in the wallet.',
    remedy: 'Nothing; treat it as an answer, not as a failure.',
  },
  'value/bad_transaction_hash': {
    cause: 'The text is not the hash of a transaction of this chain.',
    remedy: 'Pass the handle that `sendTransaction` resolved to.',
  },
  'view/unavailable': {
    cause: 'A view was opened whose feature is off, or that needs a server or a chain that can do more.',
    remedy: 'Switch the feature on, set `api`, or open another view.',
  },
  'webhooks/off': {
    cause: 'A delivery was asked for of a webhook that is switched off, by its owner or after failures.',
    remedy: 'Switch the webhook on first.',
  },
  'webhooks/too_many': {
    cause: 'The project has ten webhooks.',
    remedy: 'Remove one, or tell several kinds of events to one of them.',
  },
  'webhooks/url_refused': {
    cause:
      'The address is not `https:` on the default port, or leads to a private network. `reasons` says which.',
    remedy:
      'Use a public address. For development on one machine, `WEBHOOKS_ALLOW_LOOPBACK=1` allows loopback.',
  },
}
