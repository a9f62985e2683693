/** The privacy policy: what this software does. An operator who changes it changes this text. */
export const PRIVACY = {
  title: 'Privacy policy',
  description:
    'What Roadfeed stores on your device, what other servers see when you watch a camera, and what an account keeps. No advertising, no tracking.',
  updated: 'Last changed on November 21, 2026',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'You can watch every camera without an account. The site sets no advertising cookies and sells nothing about you. What it remembers, it remembers in your own browser, and you can erase it there.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Your browser’s local storage keeps your favorite cameras, the color scheme, whether sound is on, and whether you share anonymous usage. Nothing of it leaves your device unless you sign in or share usage. Clearing the site’s data in your browser removes all of it.',
        'The address of the page holds what you search and filter for, so that you can share it. If you share such an address, you share that.',
        'Landing pages, the blog and this page contain no program at all: no script runs on them.',
      ],
    },
    {
      heading: 'Who sees a request',
      paragraphs: [
        'The pictures and streams come straight from the transport agencies. When you look at a camera, its agency’s server receives your internet address, the time and the kind of browser, just as if you had opened its own site. The same holds for the server of the map when you open the map, and for the radio station when you switch music on. We do not copy pictures to a server of ours and do not record them.',
        'The machine that hosts this site writes ordinary access logs, which its operator needs against abuse.',
      ],
    },
    {
      heading: 'Your location',
      paragraphs: [
        'The locate button asks your browser for your position, after the browser has asked you. The position is used to move the map and to draw your marker, stays in the page and is gone when you close it.',
      ],
    },
    {
      heading: 'Vehicle detection',
      paragraphs: [
        'Detection is off until you switch it on. It runs in your browser on pictures that are already on your screen; no picture and no count is sent anywhere. Traffic cameras are set up to show roads. We do not try to recognize faces or license plates.',
        'The model that finds the vehicles comes from this site if its operator keeps a copy of it. If not, it is loaded from Google’s public storage when you switch detection on, and Google’s server then sees your internet address. The cameras of the demo use a model of our own.',
      ],
    },
    {
      heading: 'Accounts',
      paragraphs: [
        'Where the operator of this site offers accounts, they are kept by Google Firebase, in the operator’s own project. An account holds your email address, the name you chose, the day it was made and the list of your favorite cameras, which is what it is for. Your password goes to Firebase and is never seen by us. Firebase keeps your sign-in in this browser until you log out.',
        'Programs of Firebase are loaded only when you open the sign-in window or are signed in; its servers then see your internet address. If you sign in with Google, a program and a window of Google’s are loaded, and Google tells Firebase your name, email address and picture; we use the name and the address.',
        'To have an account erased, write to the operator of the site; the favorites go with it.',
      ],
    },
    {
      heading: 'Statistics',
      paragraphs: [
        'Statistics are off unless the operator of this site switches them on and you agree in the settings, where you can take it back at any time. Where the operator does not count, the settings do not ask.',
        'What is then sent to the operator: that the page was opened, which cameras you open or mark as a favorite, changes of view, the filters you choose, and what you search for. It goes without your name and without a cookie, and what goes to the operator has no number that would tell one visitor from another. As with every request, the receiving server sees your internet address.',
        'Where the operator counts with Firebase Analytics, the same events go to Google, by a program of Google’s that is loaded once you have agreed. It sets no cookies and nothing for advertising, and gets the address of the page without what you searched for. It does keep a random number for this browser, which Google can tell it by; clearing the site’s data removes it. The page that resets a password loads nothing of it.',
        'If your browser sends Do Not Track or Global Privacy Control, nothing is sent, whatever you agreed to.',
      ],
    },
    {
      heading: 'Children, changes, questions',
      paragraphs: [
        'The site is meant for everybody and asks nobody for their age; children should make an account only with their parents. When this policy changes, the date above changes with it. Questions go to the operator of the site you are on.',
      ],
    },
  ],
} as const;
