import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public final class VerifySignature {
    private static final long TOLERANCE_SECONDS = 300;

    // rawBody: the body as received
    public static boolean isGenuine(
            String header, byte[] rawBody, List<String> secrets)
            throws GeneralSecurityException {
        String time = "";
        List<String> given = new ArrayList<>();
        for (String part : (header == null ? "" : header).split(",")) {
            String[] pair = part.strip().split("=", 2);
            if (pair.length < 2) continue;
            if (pair[0].equals("t") && time.isEmpty()) time = pair[1];
            if (pair[0].equals("v1")) given.add(pair[1]);
        }
        if (!time.matches("[0-9]{1,12}")) return false;
        long now = Instant.now().getEpochSecond();
        long age = Math.abs(now - Long.parseLong(time));
        if (age > TOLERANCE_SECONDS) return false;

        for (String secret : secrets) {
            Mac mac = Mac.getInstance("HmacSHA256");
            byte[] key = secret.getBytes(UTF_8);
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update((time + ".").getBytes(UTF_8));
            String digest = HexFormat.of().formatHex(mac.doFinal(rawBody));
            byte[] expected = digest.getBytes(UTF_8);
            for (String one : given) {
                byte[] value = one.getBytes(UTF_8);
                if (MessageDigest.isEqual(expected, value)) return true;
            }
        }
        return false;
    }
}
