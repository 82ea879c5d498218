<?php

declare(strict_types=1);

const TOLERANCE_SECONDS = 300;

// $rawBody: the body as received
function isGenuine(
    ?string $header,
    string $rawBody,
    array $secrets,
): bool {
    $time = '';
    $given = [];
    foreach (explode(',', $header ?? '') as $part) {
        [$name, $value] = explode('=', trim($part), 2) + [1 => ''];
        if ($name === 't' && $time === '') {
            $time = $value;
        } elseif ($name === 'v1') {
            $given[] = $value;
        }
    }
    if (!preg_match('/^[0-9]{1,12}$/D', $time)) {
        return false;
    }
    if (abs(time() - (int) $time) > TOLERANCE_SECONDS) {
        return false;
    }

    foreach ($secrets as $secret) {
        $expected = hash_hmac('sha256', "$time.$rawBody", $secret);
        foreach ($given as $one) {
            if (hash_equals($expected, $one)) {
                return true;
            }
        }
    }
    return false;
}
