/** Depends on whether the operator has a routing service. HOST is replaced by its name. */
export const DRIVE_PLACES = {
  kept: 'Your browser computes a drive’s route from the cameras. Its stops are in the page’s address, which this site’s server receives when you open or reload the page; no one else receives them.',
  sent: 'For exact routes, this site uses a routing service, HOST. Whenever you ask for a drive, and as soon as you open a link or a saved drive with stops, it first receives the positions of those stops and, as with every request, your IP address. If it does not answer, your browser estimates the route from the cameras.',
} as const;

/** Describes what this software does. Update it if you change that. */
export const PRIVACY = {
  title: 'Privacy policy',
  description:
    'What Roadfeed stores on your device, what other servers see when you watch a camera, and what an account keeps. No advertising, no tracking.',
  updated: 'Last changed on November 30, 2026',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'You can watch every camera without an account. The site sets no advertising cookies and sells nothing about you. Whatever it remembers, it remembers in your own browser, where you can erase it.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Your browser’s local storage keeps your favorite cameras (roadfeed_favorites), the color scheme (theme), how close together cameras are shown (density) and in which order (sort), the screen to start with (startScreen), whether single keys are ignored (ignoresKeys), whether logging in was suggested (loginSuggested), whether interface sounds are on (soundEnabled), whether to save data (dataSaver), whether you asked for alerts about stopped traffic (trafficAlerts), whether the map leaves out weather warnings (hidesWarnings) or closures and incidents (hidesEvents), your weather units (weatherUnits), and whether you share anonymous usage (shareUsage). It also keeps the drives you save, with the names you give them (roadfeed_drives), the walls of cameras you save (roadfeed_walls), and how long each camera of a drive is played (drivePlaySeconds). With an account it also keeps whose favorites, drives, and walls these are and the changes that the account has not received yet, of favorites (roadfeed_favorites_sync), of drives (roadfeed_drives_sync), and of walls (roadfeed_walls_sync). It also keeps the day on which the loading panel was last shown (roadfeedLoadingSeen).',
        'Each step in the tab’s history remembers how far you had scrolled and the random order of the cameras, so Back leads to where you were. The page itself remembers which agencies’ servers let it read or play their pictures, and open tabs of this site tell each other when they last asked which server, so together they never ask one too often. None of that is stored.',
        'For rewind, a tab keeps the pictures of the last ten minutes in its memory, at most 40 MB, except those of New York City, which objects to captured pictures. They are gone when you close the tab. A picture or clip becomes a file on your device only if you save it.',
        'None of this leaves your device, except that your favorites and saved drives and walls go to your account if you sign in. Clearing the site’s data in your browser removes all of it. Your browser also keeps copies of pictures and files for a while, as it does for every site.',
        'The page’s address contains your search, filters, the places of a drive, and the cameras of a wall, so you can share it. If you share such an address, you share those too.',
        'Landing pages, the blog, and this page contain no code at all: no script runs on them.',
      ],
    },
    {
      heading: 'Who sees a request',
      paragraphs: [
        'Pictures and streams come straight from the transportation agencies. When you look at a camera, its agency’s server receives your IP address, the time, and your browser type, just as if you had opened its own site. A request for a picture does not say from which site it comes; one for a video names this site, without the page’s address. The same is true for the map server when you open the map, and for the radio station when you turn on music. We do not copy pictures to a server of ours and do not record them. If you report a broken camera, your mail program or a page of the agency opens; we receive none of it.',
        'While a camera is open, and for the cards on the screen in the winter view, your browser asks a weather service for the forecast at the camera: the National Weather Service, or in Canada Environment and Climate Change Canada. It receives the camera’s position, to half a mile, your IP address, and the name of this site. Forecasts stay in the page and are gone when you close it.',
        'The machine that hosts this site writes ordinary access logs, which its operator needs to prevent abuse.',
      ],
    },
    {
      heading: 'Drives',
      paragraphs: [
        DRIVE_PLACES.kept,
        'Open in Google Maps sends the stops to Google when you press it.',
        'If you open a GPX or GeoJSON file to follow its track, your browser reads it, no one else receives it, and it is gone when you leave the drive.',
      ],
    },
    {
      heading: 'Your location',
      paragraphs: [
        'The locate button asks your browser for your position, after the browser has asked you. The position moves the map and places your marker; it stays in the page and is gone when you close it. If you then move the map yourself, the page’s address names the map’s new center, as after every move.',
        'In the form of a drive, “My location” makes your position, to about 100 meters, a stop like any other: it is then in the page’s address and history, in the drive if you save it, and goes where the stops of a drive go (see above).',
      ],
    },
    {
      heading: 'Vehicle detection',
      paragraphs: [
        'Detection is off until you turn it on. It runs in your browser on the pictures on your screen, some of which the browser requests from the agency a second time; no picture and no count is sent anywhere. Traffic cameras are set up to show roads. We do not try to recognize faces or license plates.',
        'The model that finds the vehicles comes from this site, unless its operator chose another address, such as Google’s public storage: then it is loaded from there when you turn detection on, and that server sees your IP address. The demo cameras use a model of our own.',
      ],
    },
    {
      heading: 'Accounts',
      paragraphs: [
        'If the operator of this site offers accounts, Google Firebase stores them in the operator’s own project. An account contains your email address, the name you chose, when it was created and last used, your list of favorite cameras, which is its purpose, the drives and walls you have saved, and when each of these last changed. Your password goes to Firebase, and we never see it. Firebase keeps you signed in, in its own storage in this browser, until you log out.',
        'Firebase code loads only when you open the sign-in window, are signed in, open the link of a password reset, or agree to statistics that use it; its servers then see your IP address. If you sign in with Google, a Google script and window load, and Google tells Firebase your name, email address, and picture; we use the name and the address.',
        'The operator can let Google’s reCAPTCHA check that requests to the database come from this site. It then loads once you are signed in, looks at how the browser behaves, and is subject to Google’s privacy policy (policies.google.com/privacy) and terms of service (policies.google.com/terms). This site hides its badge.',
        'You can delete your account in the settings; its favorites, drives, and walls are deleted with it. If you can no longer log in, write to the operator of the site.',
      ],
    },
    {
      heading: 'Statistics',
      paragraphs: [
        'Statistics are off unless the operator of this site turns them on and you agree. A line at the bottom of your first visit asks once, and no answer counts as no. In the settings you can agree or withdraw at any time. If the operator does not collect statistics, nothing asks.',
        'This is what the operator then receives: that the page was opened, which cameras you open or mark as favorites, changes of view, the filters and the order you choose, that you sign up, log in (by email or with Google), or log out, and how long a search is and whether it names a road or a state, but not its words. It is sent without your name and without a cookie, and the operator gets no number that would tell one visitor from another. As with every request, the receiving server sees your IP address.',
        'If the operator uses Firebase Analytics, the same events go to Google, through a Google script that loads once you have agreed. It uses no cookies or advertising features, and gets the page’s address without your search. It does keep a random number for this browser, by which Google can recognize it; clearing the site’s data removes it. The password reset page loads none of it.',
        'If your browser sends Do Not Track or Global Privacy Control, nothing is sent, even if you agreed.',
      ],
    },
    {
      heading: 'Children, changes, questions',
      paragraphs: [
        'The site is for everyone and asks no one’s age; children should create an account only with their parents. When this policy changes, so does the date above. Send questions to the operator of the site you are on.',
      ],
    },
  ],
} as const;
